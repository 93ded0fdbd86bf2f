import { defineRead, platformErrors, t } from '@iisp/contract'
import { entersOrders, seesOrders } from './access.ts'
import { accountNumber } from './fields.ts'

const balance = t.Object({
  account: accountNumber,
  BALANCE: t.amount,
  AVAILABLE: t.amount,
  /** Time of the balance. The ledger is the portal's own, so this is the time of the call. */
  UPDATE_TIME: t.dateTime,
})

/** The current ledger balance of a custody account. Another manager's account answers 404. */
export const getRemainBalanceByAccountNewRV = defineRead({
  summary: { zh: '托管账户余额', en: 'Balance of a custody account' },
  path: '/tgfw-asset/tran/balance/getRemainBalanceByAccountNewRV',
  input: t.strict({ account: accountNumber }),
  output: balance,
  errors: [platformErrors.notFound],
  access: seesOrders,
})

/** The amount that a product can transfer: over all its custody accounts, and over the usable ones (BO-078). */
export const queryHkAmount = defineRead({
  summary: { zh: '产品可划金额', en: 'Transferable amount of a product' },
  methods: ['POST', 'GET'],
  path: '/api/tran/queryHkAmount',
  input: t.strict({ cpdm: t.text(20, 1) }),
  output: t.Object({
    cpdm: t.text(20),
    availableAmount: t.amount,
    frozenAmount: t.amount,
    transferableAmount: t.amount,
  }),
  errors: [platformErrors.notFound],
  access: entersOrders,
})
