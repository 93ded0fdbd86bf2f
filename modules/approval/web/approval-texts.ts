import { applicationFields } from '@iisp/approval/contract'
import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'

export const approvalTexts = defineTexts({
  ...textsOf(applicationFields),
  arrived: ['有新的审批申请', 'A new application for approval'],
  look: ['去审批', 'Decide'],
  title: ['督导审批', 'Supervisor approvals'],
  hint: [
    '超级管理员代管理人办理受控业务前提出的申请；同意后当日有效，使用一次即失效；本人的申请须由他人审批。',
    'Super-managers apply before they do controlled business for a manager. An approval counts for its day and for one use; nobody decides their own.',
  ],
  which: ['范围', 'Which'],
  open: ['待审批', 'To decide'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待审批的申请', 'No data: nothing waits for a decision'],
  none: ['暂无数据，尚无申请', 'No data: nobody has applied yet'],
  detail: ['审批申请 {{id}}', 'Application {{id}}'],
})
