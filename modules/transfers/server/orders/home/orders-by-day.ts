import { reader } from '@iisp/server'
import { ordersByDay as call } from '../../../contract/orders/due-days.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { ordersDue } from './due-days.ts'

export const ordersByDay = reader(call, (ctx) => ordersDue(ctx, orderFlow.sets.open, ctx.actor.institutionId))
