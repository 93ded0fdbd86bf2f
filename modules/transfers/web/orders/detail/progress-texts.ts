import { defineTexts } from '@iisp/web'

/**
 * Texts used only in an order's drawer: its options, its outcome and the steps that are not
 * possible now.
 */
export const progressTexts = defineTexts({
  balance: ['账户余额（元）', 'Balance (CNY)'],
  frozen: ['冻结金额（元）', 'Frozen (CNY)'],
  available: ['可用余额（元）', 'Available (CNY)'],
  balanceAt: ['更新时间', 'As of'],
  balanceLoading: ['查询中…', 'Loading …'],
  balanceFailed: ['--（余额查询失败）', '-- (the balance could not be read)'],
  offDate: {
    early: [
      '划款日期为 {{date}}，今日 {{today}}，尚未到期。提前执行须填写原因，原因将记入办理进度。',
      'The transfer date is {{date}}; today, {{today}}, is before it. A payment today needs a reason, which stays in the timeline.',
    ],
    overdue: [
      '划款日期为 {{date}}，今日 {{today}}，已逾期。逾期执行须填写原因，原因将记入办理进度。',
      'The transfer date {{date}} has passed; today is {{today}}. A payment today needs a reason, which stays in the timeline.',
    ],
  },
  flag: {
    retry: ['余额不足时当日重试', 'Retry that day when the balance is short'],
    notBeforeDate: ['不提前执行', 'Not before the transfer date'],
    notice: ['状态变更通知', 'Tell the contacts about changes'],
    sendEmail: ['邮件发送结果', 'Send the result by e-mail'],
    autoCall: ['自动外呼确认', 'Confirm by automatic call'],
    marginCall: ['追加保证金', 'Margin call'],
  },
  returnReason: ['退回原因', 'Reason for return'],
  recalledBy: [
    '已由{{by}}召回，修改后可重新提交',
    'Recalled by {{by}}. It can be submitted again after changes.',
  ],
  failReason: ['失败原因', 'Reason for failure'],
  voidReason: ['作废原因', 'Reason for voiding'],
  documentsWanted: ['需补充附件', 'Documents wanted'],
  changes: ['退回或召回后的修改', 'Changed since it was sent back'],
  nothingChanged: ['未作修改即重新提交', 'Submitted again without changes'],
  nothing: ['无', 'None'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  notNow: ['{{action}}：{{why}}', '{{action}}: {{why}}'],
  meaning: {
    recall: ['收回修改，改好后可重新提交', 'Takes it back for changes; it can be submitted again'],
    withdraw: ['不再办理，撤销后不可恢复', 'Gives it up for good; it cannot be restored'],
  },
  step: {
    save: ['保存', 'Saved'],
    place: ['系统生成', 'Placed by the register'],
    submit: ['提交', 'Submitted'],
    'pass-review': ['复核通过', 'Approved'],
    return: ['退回', 'Returned'],
    sign: ['签发', 'Signed'],
    recall: ['召回', 'Recalled'],
    withdraw: ['撤销', 'Revoked'],
    accept: ['受理', 'Accepted'],
    void: ['作废', 'Voided'],
    pay: ['执行划款', 'Payment sent'],
    fail: ['划款失败', 'Failed'],
    settle: ['划款成功', 'Paid'],
    'request-documents': ['要求补充附件', 'Documents asked for'],
    'add-documents': ['补充部分附件', 'Some documents supplied'],
    'supply-documents': ['附件补充完成', 'Documents supplied'],
    acknowledge: ['知悉划款失败', 'Failure noted'],
  },
  waiting: ['当前：{{state}}', 'Now: {{state}}'],
})
