import type { OrderPattern } from '../../contract/codes.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'

const { codes } = orderFlow
const steps = {
  '1': { to: codes.toAccept, zh: '提交成功，待托管人确认', en: 'Submitted. Awaiting custodian confirmation' },
  '2': {
    to: codes.toSign,
    zh: '提交成功，请通知签发人签发后托管人方可划款',
    en: 'Submitted. Notify the issuer to sign off before the custodian transfers',
  },
  '3': { to: codes.toReview, zh: '提交成功，待复核人复核', en: 'Submitted. Awaiting reviewer review' },
} as const satisfies Record<OrderPattern, { to: OrderStatus; zh: string; en: string }>

/** The status of a submitted order under a pattern (ZLMS), and the text shown to the operator (BO-050). */
export const nextStep = (pattern: OrderPattern) => steps[pattern]
