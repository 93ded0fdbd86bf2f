import { defineErrors } from '@iisp/contract'

export const performanceFeeErrors = defineErrors('ta-performance-fee', {
  nothingOwed: {
    status: 409,
    zh: '产品{code}没有应付未付的业绩报酬',
    en: 'Fund {code} owes no performance fee',
  },
  changed: {
    status: 409,
    zh: '产品{code}的应付业绩报酬已变为{owed}元，请刷新核对后重试',
    en: 'Fund {code} owes {owed} yuan by now. Please refresh and check it.',
  },
  noPayee: {
    status: 409,
    zh: '产品{code}的现行条款未登记业绩报酬的收款账户，请先在“产品条款”的“费用支付”中录入并复核',
    en: 'The terms of fund {code} in force name no payee of the performance fee. Please enter it under Fund terms, Fees of the fund, and have it approved.',
  },
  moved: {
    status: 409,
    zh: '该笔登记已由他人确认或取消，请刷新后查看',
    en: 'Somebody has confirmed or cancelled this note meanwhile. Please refresh.',
  },
  moreThanOwed: {
    status: 400,
    zh: '已支付金额不能超过应付未付的{owed}元',
    en: 'Not more than the {owed} yuan that are owed can have been paid',
  },
})
