import { amount, dateTime, defineCall, platformErrors, strict, t, text } from '@iisp/contract'
import { entersOrders, seesOrders } from './access.ts'
import { accountNumber } from './fields.ts'

const balance = t.Object({
  account: accountNumber,
  BALANCE: amount,
  AVAILABLE: amount,
  UPDATE_TIME: dateTime,
})

/** The current ledger balance of a custody account. Another manager's account answers 404. */
export const getRemainBalanceByAccountNewRV = defineCall({
  name: 'getRemainBalanceByAccountNewRV',
  summary: '托管账户余额',
  methods: ['GET'],
  path: '/tgfw-asset/tran/balance/getRemainBalanceByAccountNewRV',
  input: strict({ account: accountNumber }),
  output: balance,
  errors: [platformErrors.notFound],
  access: seesOrders,
  effect: 'read',
  idempotent: 'yes',
})

/** The amount that a product can transfer: over all its custody accounts, and over the usable ones (BO-078). */
export const queryHkAmount = defineCall({
  name: 'queryHkAmount',
  summary: '产品可划金额',
  methods: ['POST', 'GET'],
  path: '/api/tran/queryHkAmount',
  input: strict({ cpdm: text(20, 1) }),
  output: t.Object({
    cpdm: text(20),
    availableAmount: amount,
    frozenAmount: amount,
    transferableAmount: amount,
  }),
  errors: [platformErrors.notFound],
  access: entersOrders,
  effect: 'read',
  idempotent: 'yes',
})
