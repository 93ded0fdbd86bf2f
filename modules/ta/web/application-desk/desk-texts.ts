import { defineTexts } from '@iisp/web'

export const deskTexts = defineTexts({
  title: ['TA申请处理', 'TA applications'],
  hint: [
    '审核各管理人提交的申请；本人录入的由他人审核',
    'Decide on the applications of all managers. What you entered is decided by somebody else.',
  ],
  which: ['范围', 'Which'],
  open: ['待我审核', 'Waiting for me'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您审核的申请', 'No data: nothing waits for you'],
  none: ['暂无数据，没有符合条件的申请', 'No data: no application matches'],
  enter: ['录入强制业务', 'Enter a forced application'],
  passed: ['已通过，交易日{{day}}', 'Passed for {{day}}'],
  passedLate: [
    '已通过，当日已截单，顺延至{{day}}',
    'Passed. The list of its day was frozen, so it goes to {{day}}.',
  ],
  passMany: ['批量通过', 'Pass selected'],
  passManyTitle: ['批量审核通过', 'Pass several applications'],
  totals: [
    '共{{n}}笔，申请金额合计{{amount}}元，申请份额合计{{shares}}份。请核对后确认。',
    '{{n}} applications: {{amount}} yuan and {{shares}} shares in total. Please check and confirm.',
  ],
  passedMany: ['已通过{{n}}笔', '{{n}} passed'],
  passedManyLate: [
    '已通过{{n}}笔，其中{{late}}笔顺延至下一开放日',
    '{{n}} passed, {{late}} of them for the next open day',
  ],
})
