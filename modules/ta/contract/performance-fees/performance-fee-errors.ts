import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const performanceFeeErrors = defineErrors('ta-performance-fee', {
  nothingOwed: conflict('产品{code}没有应付未付的业绩报酬', 'Fund {code} owes no performance fee'),
  changed: conflict(
    '产品{code}的应付业绩报酬已变为{owed}元，请刷新核对后重试',
    'Fund {code} owes {owed} yuan by now. Please refresh and check it.',
  ),
  noPayee: conflict(
    '产品{code}的现行条款未登记业绩报酬的收款账户，请先在“产品条款”的“费用支付”中录入并复核',
    'The terms of fund {code} in force name no payee of the performance fee. Please enter it under Fund terms, Fees of the fund, and have it approved.',
  ),
  moreThanOwed: badRequest(
    '已支付金额不能超过应付未付的{owed}元',
    'Not more than the {owed} yuan that are owed can have been paid',
  ),
})
