import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, raw, sql, writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { editableStatuses } from '../../../contract/orders/order-states.ts'
import { addTran as call } from '../../../contract/orders/form.ts'
import { mayResubmit } from '../../../rules/orders/resubmit.ts'
import { businessDate } from '@iisp/contract/date'
import { replaceAttachments } from '../../files/keep-attachments.ts'
import { type Order, loadOrder } from '../load-order.ts'
import { tellMoved } from '../steps/move-order.ts'
import { type Draft, type DraftColumns, checkDraft, draftColumns } from './order-draft.ts'
import { type OrderParts, loadParts } from './order-parts.ts'
import { orderFacts, statusName } from '../present-order.ts'
import { usableProduct } from './products.ts'
import { supplyDocuments } from './supply-documents.ts'
import { q } from '../../tables.ts'

type Context = WriteContext<PersonActor>

export const addTran = writer(call, async (ctx, input) => {
  const old = await loadOld(ctx, input)
  if (old !== null && !editableStatuses.includes(old.status)) return supplyDocuments(ctx, old, input)
  checkDraft(input, ctx.language)
  const product = await usableProduct(ctx, input.productId)
  const parts = await loadParts(ctx.db, ctx.actor, {
    productId: product.ID,
    custodyAccountNo: input.owerAccount,
    brokerId: input.manualEntryFlag === '1' ? null : (input.brokerId ?? null),
    counterpartyId: input.manualEntryFlag === '1' ? (input.cpZhbh ?? null) : null,
    contactIds: input.contacts,
  })
  if (input.otherAccount !== undefined && input.otherAccount !== parts.partner.accountNo) {
    refuse(transferErrors.accountChanged)
  }
  const columns = draftColumns(input, product, parts)
  const saved =
    old === null ? await insert(ctx, input, columns, parts) : await update(ctx, old, columns, parts)
  await replaceAttachments(ctx.db, ctx.actor, saved.id, input.fileIds)
  return { ...saved, proStatusName: statusName(saved.proStatus, ctx.language) }
})

/** The order that is edited, or null for a new one (a copy is a new one). */
async function loadOld(ctx: Context, input: Draft): Promise<Order | null> {
  if (input.id === undefined || input.id === '' || input.mode === 'copy') return null
  const order = await loadOrder(ctx.db, ctx.actor, input.id)
  if (!mayResubmit(orderFacts(order), input.mode)) {
    refuse(transferErrors.notResubmittable, { state: statusName(order.status, ctx.language) })
  }
  return input.version === order.version ? order : refuse(platformErrors.conflict)
}

async function insert(ctx: Context, input: Draft, columns: DraftColumns, parts: OrderParts) {
  const { actor } = ctx
  const { id } = await ctx.db.one(
    raw(sql<{ id: string }>`SELECT nextval('transfers.order_number')::text AS id`),
  )
  const orderNo = `HK${businessDate(ctx.now).replaceAll('-', '')}${id.padStart(8, '0')}`
  await ctx.db.run(
    q.insertInto('transfers.transfer_order').values({
      ...columns,
      contacts: JSON.stringify(parts.contacts) as never,
      id,
      order_no: orderNo,
      institution_id: actor.institutionId,
      institution_name: actor.institutionName,
      source: input.zlSource ?? '0',
      status: '010',
      makers: [actor.personId],
      created_by_name: actor.name,
      created_by_real_name: actor.behind?.name ?? null,
      created_at: ctx.now.toISOString(),
    }),
  )
  await writeStep(ctx, { id, seq: 1, from: null, to: '010' })
  tellMoved(ctx, { ...columns, id, institution_id: actor.institutionId, status: '010' }, 'save', '010')
  return { id, orderNo, version: 1, proStatus: '010' as const }
}

async function update(ctx: Context, old: Order, columns: DraftColumns, parts: OrderParts) {
  const { actor } = ctx
  const changed = await ctx.db.run(
    q
      .updateTable('transfers.transfer_order')
      .set({
        ...columns,
        contacts: JSON.stringify(parts.contacts) as never,
        version: old.version + 1,
        fingerprint: null,
        documents_missing: false,
        makers: [...new Set([...old.makers, actor.personId])],
      })
      .where('id', '=', old.id)
      .where('status', '=', old.status)
      .where('version', '=', old.version),
  )
  if (changed !== 1) refuse(platformErrors.conflict)
  await writeStep(ctx, { id: old.id, seq: old.version + 1, from: old.status, to: old.status })
  tellMoved(ctx, { ...old, amount: columns.amount }, 'save', old.status)
  return { id: old.id, orderNo: old.order_no, version: old.version + 1, proStatus: old.status }
}

const writeStep = (
  ctx: Context,
  step: { id: string; seq: number; from: Order['status'] | null; to: Order['status'] },
) =>
  ctx.db.run(
    q.insertInto('transfers.order_step').values({
      order_id: step.id,
      seq: step.seq,
      institution_id: ctx.actor.institutionId,
      event: 'save',
      from_status: step.from,
      to_status: step.to,
      person: ctx.actor.personId,
      person_name: ctx.actor.name,
      real_name: ctx.actor.behind?.name ?? null,
      account_id: ctx.actor.accountId,
    }),
  )
