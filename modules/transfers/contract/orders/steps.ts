import { remindsOfOrders, reviewsOrders, signsOrders, takesOrdersBack } from '../access.ts'
import { transferErrors as errors } from '../errors.ts'
import { judgeInput, stepInput, orderPath } from '../fields.ts'
import { defineStep } from './define-step.ts'

const judgeErrors = [errors.fourEyes, errors.returnReasonMissing, errors.contentChanged]

/** A reviewer approves the order for the signer ('1') or returns it ('0'). */
export const review = defineStep(
  'review',
  `${orderPath}/review`,
  { zh: '复核划款指令', en: 'Review an order' },
  judgeInput,
  reviewsOrders,
  judgeErrors,
)
/** A signer releases the order to the custodian ('1') or returns it ('0'). */
export const sign = defineStep(
  'sign',
  `${orderPath}/sign`,
  { zh: '签发划款指令', en: 'Sign off an order' },
  judgeInput,
  signsOrders,
  judgeErrors,
)
/** An operator withdraws an order that the custodian has not accepted. After that it can only be copied. */
export const revoke = defineStep(
  'revoke',
  `${orderPath}/revoke`,
  { zh: '撤销划款指令', en: 'Withdraw an order' },
  stepInput,
  takesOrdersBack,
)
/** An operator acknowledges a failed payment, which removes it from the institution's to-do list. */
export const acknowledgeFailure = defineStep(
  'acknowledgeFailure',
  `${orderPath}/acknowledgeFailure`,
  { zh: '知悉划款失败', en: 'Acknowledge a failed payment' },
  stepInput,
  remindsOfOrders,
)
/** An operator recalls a submitted order to change it (ZHZL). Its approvals become void. */
export const recall = defineStep(
  'recall',
  `${orderPath}/recall`,
  { zh: '召回划款指令', en: 'Recall an order for changes' },
  stepInput,
  takesOrdersBack,
)
