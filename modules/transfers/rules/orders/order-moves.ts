import { movesFrom } from '@iisp/contract'
import {
  type OrderEvent,
  type OrderMover,
  type OrderStatus,
  orderStates,
} from '../../contract/orders/order-states.ts'

/** The statuses to which an actor's event can lead from the given one; empty if it is not allowed. */
export const targetsOf = (from: OrderStatus, event: OrderEvent, who: OrderMover): OrderStatus[] =>
  movesFrom(orderStates, from, who)
    .filter((move) => move.event === event)
    .map((move) => move.to)

export const canMove = (from: OrderStatus, event: OrderEvent, who: OrderMover): boolean =>
  targetsOf(from, event, who).length > 0
