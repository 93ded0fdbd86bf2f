import { type Language, shownPerson } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import type { OrderStep } from '../../../contract/orders/order.ts'
import { secondsOf } from '../../flags.ts'
import { statusName } from '../present-order.ts'
import { q } from '../../tables.ts'

/** The timeline of an order, oldest step first. */
export async function stepsOf(db: Reader, orderId: string, language: Language): Promise<OrderStep[]> {
  const steps = await db.all(
    q.selectFrom('transfers.order_step').selectAll().where('order_id', '=', orderId).orderBy('seq'),
  )
  return steps.map((step) => ({
    SEQ: step.seq,
    EVENT: step.event,
    FROMSTATUS: step.from_status ?? '',
    TOSTATUS: step.to_status,
    TOSTATUSNAME: statusName(step.to_status, language),
    PERSON: shownPerson(step.person_name, step.real_name, language),
    AT: secondsOf(step.at),
    REASON: step.reason,
  }))
}
