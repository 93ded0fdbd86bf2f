import { reader } from '@iisp/server'
import { deskByDay as call } from '../../../contract/orders/due-days.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { ordersDue } from './due-days.ts'

export const deskByDay = reader(call, (ctx) => ordersDue(ctx, orderFlow.sets.atDesk, null))
