import { defineCall, platformErrors } from '@iisp/contract'
import { remindsOfOrders, reviewsOrders, signsOrders, takesOrdersBack } from '../access.ts'
import { transferErrors as errors } from '../errors.ts'
import { judgeInput, stepInput, orderPath } from '../fields.ts'
import { moved } from './order.ts'

const stepErrors = [platformErrors.notFound, platformErrors.conflict, errors.notMovable]

/** A reviewer approves the order for the signer ('1') or returns it ('0'). */
export const review = defineCall({
  name: 'review',
  summary: '复核划款指令',
  methods: ['POST'],
  path: `${orderPath}/review`,
  input: judgeInput,
  output: moved,
  errors: [...stepErrors, errors.fourEyes, errors.returnReasonMissing, errors.contentChanged],
  access: reviewsOrders,
  effect: 'write',
  idempotent: 'key',
})

/** A signer releases the order to the custodian ('1') or returns it ('0'). */
export const sign = defineCall({
  name: 'sign',
  summary: '签发划款指令',
  methods: ['POST'],
  path: `${orderPath}/sign`,
  input: judgeInput,
  output: moved,
  errors: [...stepErrors, errors.fourEyes, errors.returnReasonMissing, errors.contentChanged],
  access: signsOrders,
  effect: 'write',
  idempotent: 'key',
})

/** An operator withdraws an order that the custodian has not accepted. After that it can only be copied. */
export const revoke = defineCall({
  name: 'revoke',
  summary: '撤销划款指令',
  methods: ['POST'],
  path: `${orderPath}/revoke`,
  input: stepInput,
  output: moved,
  errors: stepErrors,
  access: takesOrdersBack,
  effect: 'write',
  idempotent: 'key',
})

/** An operator acknowledges a failed payment, which removes it from the institution's to-do list. */
export const acknowledgeFailure = defineCall({
  name: 'acknowledgeFailure',
  summary: '知悉划款失败',
  methods: ['POST'],
  path: `${orderPath}/acknowledgeFailure`,
  input: stepInput,
  output: moved,
  errors: stepErrors,
  access: remindsOfOrders,
  effect: 'write',
  idempotent: 'key',
})

/** An operator recalls a submitted order to change it (ZHZL). Its approvals become void. */
export const recall = defineCall({
  name: 'recall',
  summary: '召回划款指令',
  methods: ['POST'],
  path: `${orderPath}/recall`,
  input: stepInput,
  output: moved,
  errors: stepErrors,
  access: takesOrdersBack,
  effect: 'write',
  idempotent: 'key',
})
