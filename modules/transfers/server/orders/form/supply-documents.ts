import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@iisp/contract'
import type { PersonActor, WriteContext } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import type { Moved } from '../../../contract/orders/order.ts'
import { attachmentsOf } from '../../files/attachments-of.ts'
import { supplyAttachments } from '../../files/keep-attachments.ts'
import type { Order } from '../load-order.ts'
import { markOrder } from '../steps/mark-order.ts'
import { type Draft, enteredColumns } from './order-draft.ts'

/**
 * Whether the draft describes the same payment as the order. While documents are supplied nothing else may change.
 */
const sameOrder = (order: Order, draft: Draft): boolean =>
  isDeepStrictEqual({ ...order, ...enteredColumns(draft) }, order) &&
  (order.manual ? draft.cpZhbh === order.counterparty_account_id : draft.brokerId === order.broker_account_id)

/**
 * Adds files to an order with missing documents (QSFJ) and changes nothing else. Submitting the order clears the
 * flag.
 */
export async function supplyDocuments(
  ctx: WriteContext<PersonActor>,
  order: Order,
  draft: Draft,
): Promise<Moved> {
  const present = (await attachmentsOf(ctx.db, order.id)).map((file) => file.fileId)
  if (!sameOrder(order, draft) || present.some((file) => !draft.fileIds.includes(file))) {
    refuse(transferErrors.attachmentOnlyAdded)
  }
  if (draft.fileIds.length > present.length) {
    await supplyAttachments(ctx, order.id, draft.fileIds)
  }
  return markOrder(ctx, order, 'add-documents', { changes: { documents_missing: true } })
}
