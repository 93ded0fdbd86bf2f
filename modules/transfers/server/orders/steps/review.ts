import { writer } from '@iisp/server'
import { review as call } from '../../../contract/orders/steps.ts'
import { mayReview } from '../../../rules/orders/four-eyes.ts'
import { judgeOrder } from './judge-order.ts'

export const review = writer(call, (ctx, input) =>
  judgeOrder(ctx, input, { event: 'pass-review', who: 'reviewer', may: mayReview }),
)
