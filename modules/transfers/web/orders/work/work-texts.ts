import { defineTexts } from '@iisp/web'

/** Texts of the lists in which orders are reviewed, signed and processed. */
export const workTexts = defineTexts({
  due: { overdue: ['已逾期', 'Overdue'], today: ['今日', 'Today'], next: ['下一工作日', 'Next workday'] },
  total: ['{{count}} 笔', '{{count}} orders'],
  out: ['付款 {{count}} 笔 {{sum}} 元', 'Pay {{count}}: CNY {{sum}}'],
  in: ['收款 {{count}} 笔 {{sum}} 元', 'Receive {{count}}: CNY {{sum}}'],
  capped: [
    '超过 10,000 笔，请缩小查询范围后查看合计',
    'More than 10,000 orders: narrow the filters to see their sum',
  ],
  selected: ['已选 {{count}} 笔', '{{count}} selected'],
  segments: ['处理状态', 'State'],
  segment: { all: ['全部待处理', 'All open'], ready: ['待办理', 'To process'], ended: ['已办结', 'Closed'] },
  batch: ['{{action}} {{count}} 笔', '{{action}}: {{count}}'],
  mixed: [
    '所选指令状态不同，仅可对同一步骤的指令批量办理',
    'The selected orders are at different steps. Select orders of one step to process them together.',
  ],
  moment: {
    'closed-day': ['今日非工作日，银行不受理划款', 'Bank closed today'],
    'before-hours': ['银行自 {{from}} 起受理划款', 'Bank opens at {{from}}'],
    'after-cut-off': ['今日划款已于 {{to}} 截止', 'Bank closed at {{to}}'],
  },
  ask: {
    review: ['确定对以下 {{count}} 笔指令复核通过吗？', 'Pass these {{count}} orders on?'],
    sign: [
      '确定签发以下 {{count}} 笔指令吗？签发后送托管人处理。',
      'Sign these {{count}} orders? They then go to the custodian.',
    ],
    accept: ['确定受理以下 {{count}} 笔指令吗？', 'Accept these {{count}} orders?'],
    pay: [
      '确定执行以下 {{count}} 笔划款吗？执行后即发往银行，并记入托管账户。',
      'Pay these {{count}} orders now? The payments go to the bank and are booked on the custody accounts.',
    ],
    settle: ['银行已确认以下 {{count}} 笔划款成功？', 'Has the bank confirmed these {{count}} payments?'],
  },
  each: [
    '各笔指令分别校验、分别留痕；未通过校验的指令不影响其他指令。',
    'Each order is checked and recorded on its own; one that is refused does not affect the others.',
  ],
  newPayees: [
    '其中 {{count}} 笔的收款账户为首次付款或有变更，请核对',
    'The payee account of {{count}} of them is new or has changed. Please check.',
  ],
  offDate: [
    '其中 {{count}} 笔划款日期不是今日（{{today}}）。在其他日期执行须填写原因，原因将记入办理进度。',
    'The transfer date of {{count}} of them is not today ({{today}}). A payment on another day needs a reason, which stays in the timeline.',
  ],
  reason: ['原因', 'Reason'],
  reasonMissing: ['请填写原因', 'Please give a reason'],
  orders: ['指令', 'Orders'],
  running: ['正在办理 {{at}} / {{count}} 笔', 'Processing {{at}} of {{count}}'],
  stop: ['停止', 'Stop'],
  stopping: ['当前一笔完成后停止', 'Stops after the current order'],
  finished: ['批量办理结果', 'Result'],
  taken: ['已办理 {{count}} 笔', 'Done: {{count}}'],
  refused: ['未通过 {{count}} 笔', 'Refused: {{count}}'],
  open: ['未办理 {{count}} 笔，仍保留在所选中', 'Not processed: {{count}}. They stay selected.'],
  unsure: [
    '{{why}}。结果未知，再次办理不会重复',
    '{{why}}. The outcome is unknown; processing it again counts once',
  ],
  changed: [
    '指令已被他人处理，请核对后再操作',
    'Somebody else has moved this order. Please look at it first.',
  ],
  dropped: [
    '{{count}} 笔所选指令已有变更，已取消选择，请核对后重新选择',
    '{{count}} of the selected orders have changed and are no longer selected. Please check them.',
  ],
  close: ['关闭', 'Close'],
})
