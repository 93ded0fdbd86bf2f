import { reader } from '@iisp/server'
import { ordersToReview as call } from '../../../contract/orders/to-check.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { ordersToCheck } from './to-check.ts'

export const ordersToReview = reader(call, (ctx) => ordersToCheck(ctx, orderFlow.codes.toReview))
