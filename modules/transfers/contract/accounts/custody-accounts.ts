import { defineRead, t } from '@iisp/contract'
import { entersOrders } from '../access.ts'
import { accountName, accountNumber, bankName, branchNumber, code } from '../fields.ts'

const custodyAccount = t.Object({
  ZHBH: t.id,
  ACCT_NO: accountNumber,
  ACCT_NAME: accountName,
  OPEN_BANK_NAME: bankName,
  HIGHTBANKNO: branchNumber,
  ZHZT: t.oneOf('0', '1', '2'),
  /** '1' custody account, '2' raise account. */
  TYPE: t.oneOf('1', '2'),
  PRODUCTID: t.id,
  XMBH: code,
  BALANCE: t.amount,
  /** Balance minus the amounts that submitted orders have frozen. */
  AVAILABLE: t.amount,
  UPDATE_TIME: t.dateTime,
})

/** Custody and raise accounts of products (`ptIds`, comma-separated). `type`: 1 custody, 2 raise, 3 both (BO-066). */
export const getTgzhByType = defineRead({
  summary: { zh: '产品托管账户', en: 'Custody accounts of a product' },
  path: '/api/common/account/getTgzhByType',
  input: t.strict({
    ptIds: t.String({ pattern: '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,49}$' }),
    type: t.Optional(t.oneOf('1', '2', '3')),
  }),
  output: t.Array(custodyAccount),
  access: entersOrders,
})

/** Whether an account is set up in the OTC valuation plan; '0' is a warning only (BO-079). */
export const zhpzCheck = defineRead({
  summary: { zh: '场外估值方案账户配置检查', en: 'Check the account set-up for OTC valuation' },
  methods: ['POST', 'GET'],
  path: '/tgfw-otc/outValuationPlan/zhpzCheck',
  input: t.strict({ zhh: accountNumber }),
  output: t.Object({ result: t.flag, message: t.text(200) }),
  access: entersOrders,
})
