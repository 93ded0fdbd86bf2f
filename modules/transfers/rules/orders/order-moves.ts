import { movesFrom } from '@iisp/contract'
import {
  type OrderEvent,
  type OrderMover,
  type OrderStatus,
  orderStates,
} from '../../contract/orders/order-states.ts'

/** The statuses that an event of an actor may lead to from here; empty where it is not possible. */
export const targetsOf = (from: OrderStatus, event: OrderEvent, who: OrderMover): OrderStatus[] =>
  movesFrom(orderStates, from, who)
    .filter((move) => move.event === event)
    .map((move) => move.to)

export const canMove = (from: OrderStatus, event: OrderEvent, who: OrderMover): boolean =>
  targetsOf(from, event, who).length > 0
