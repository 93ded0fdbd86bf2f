import { writer } from '@iisp/server'
import { sign as call } from '../../../contract/orders/steps.ts'
import { maySign } from '../../../rules/orders/four-eyes.ts'
import { judgeOrder } from './judge-order.ts'

export const sign = writer(call, (ctx, input) =>
  judgeOrder(ctx, input, { event: 'sign', who: 'signer', may: maySign }),
)
