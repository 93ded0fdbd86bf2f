import { date, defineCall, id, nullable, oneOf, platformErrors, strict, t, text } from '@iisp/contract'
import { entersOrders } from '../access.ts'
import { transferErrors } from '../errors.ts'
import { clock, transferType } from '../fields.ts'

/** The institution's order pattern, which says who has to approve an order after entry. */
export const getNextCommandPattern = defineCall({
  name: 'getNextCommandPattern',
  summary: '指令模式',
  methods: ['GET'],
  path: '/api/tran/command/getNextCommandPattern',
  input: strict({ companyId: t.Optional(text(64)) }),
  output: t.Object({ ZLMS: oneOf('1', '2', '3') }),
  errors: [platformErrors.notYours],
  access: entersOrders,
  effect: 'read',
  idempotent: 'yes',
})

/** 1: orders may only go to authorised payees within their limits. The response body is the bare number. */
export const transferAuthCheck = defineCall({
  name: 'transferAuthCheck',
  summary: '划款授权模式',
  methods: ['GET'],
  path: '/api/authManager/transferAuth/transferAuthCheck',
  input: strict({}),
  output: t.Union([t.Literal(0), t.Literal(1)]),
  errors: [],
  access: entersOrders,
  effect: 'read',
  idempotent: 'yes',
  answer: 'bare',
})

/** The earliest time at which a transfer can be made on a day. After the cut-off it is on the next working day. */
export const getEarliestHkTime = defineCall({
  name: 'getEarliestHkTime',
  summary: '最早划款时间',
  methods: ['POST', 'GET'],
  path: '/tgfw-asset/tran/getEarliestHkTime',
  input: strict({ productId: t.Optional(id), traDate: date, hkType: t.Optional(nullable(transferType)) }),
  output: t.Object({ traDate: date, earliestTime: clock, cutOff: clock }),
  errors: [transferErrors.dateOutOfRange, transferErrors.notWorkday],
  access: entersOrders,
  effect: 'read',
  idempotent: 'yes',
})
