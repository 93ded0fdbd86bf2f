import { platformErrors, refuse } from '@iisp/contract'
import type { PersonActor, Reader } from '@iisp/server'
import type { Selectable } from 'kysely'
import { type TransferOrderTable, q } from '../tables.ts'
import { visible } from '../scope.ts'

export type Order = Selectable<TransferOrderTable>

/** Loads an order that the caller may see. Another institution's order answers 404. */
export const loadOrder = (db: Reader, actor: PersonActor, id: string): Promise<Order> =>
  db.one(q.selectFrom('transfers.transfer_order').selectAll().where('id', '=', id).where(visible(actor)))

/** The same, in the version that the person saw. A later change is a conflict. */
export async function loadVersion(
  db: Reader,
  actor: PersonActor,
  input: { id: string; version: number },
): Promise<Order> {
  const order = await loadOrder(db, actor, input.id)
  return order.version === input.version ? order : refuse(platformErrors.conflict)
}
