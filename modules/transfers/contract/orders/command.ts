import { defineRead, platformErrors, t } from '@iisp/contract'
import { entersOrders } from '../access.ts'
import { transferErrors } from '../errors.ts'
import { clock, transferType } from '../fields.ts'

/** The institution's order pattern, which says who has to approve an order after entry. */
export const getNextCommandPattern = defineRead({
  summary: { zh: '指令模式', en: 'Order pattern' },
  path: '/api/tran/command/getNextCommandPattern',
  input: t.strict({ companyId: t.Optional(t.text(64)) }),
  output: t.Object({ ZLMS: t.oneOf('1', '2', '3') }),
  errors: [platformErrors.notYours],
  access: entersOrders,
})

/** 1: orders may only go to authorised payees within their limits. The response body is the bare number. */
export const transferAuthCheck = defineRead({
  summary: { zh: '划款授权模式', en: 'Transfer authorisation mode' },
  path: '/api/authManager/transferAuth/transferAuthCheck',
  output: t.Union([t.Literal(0), t.Literal(1)]),
  access: entersOrders,
  answer: 'bare',
})

/** The earliest time at which a transfer can be made on a day. After the cut-off it is on the next working day. */
export const getEarliestHkTime = defineRead({
  summary: { zh: '最早划款时间', en: 'Earliest transfer time' },
  methods: ['POST', 'GET'],
  path: '/tgfw-asset/tran/getEarliestHkTime',
  input: t.strict({
    productId: t.Optional(t.id),
    traDate: t.date,
    hkType: t.Optional(t.nullable(transferType)),
  }),
  output: t.Object({ traDate: t.date, earliestTime: clock, cutOff: clock }),
  errors: [transferErrors.dateOutOfRange, transferErrors.notWorkday],
  access: entersOrders,
})
