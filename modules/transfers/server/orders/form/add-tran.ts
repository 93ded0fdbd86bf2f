import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, beginCase, moveCase, sql, writer } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { addTran as call } from '../../../contract/orders/form.ts'
import { mayResubmit } from '../../../rules/orders/resubmit.ts'
import { businessDate } from '@iisp/contract/date'
import { replaceAttachments } from '../../files/keep-attachments.ts'
import { type Order, loadOrder } from '../load-order.ts'
import { orders } from '../order-cases.ts'
import { type Draft, type DraftColumns, checkDraft, draftColumns } from './order-draft.ts'
import { type OrderReferences, loadReferences } from './order-references.ts'
import { orderFacts, statusName } from '../present-order.ts'
import { usableProduct } from './products.ts'
import { supplyDocuments } from './supply-documents.ts'
import { q } from '../../tables.ts'

type Context = WriteContext<PersonActor>

export const addTran = writer(call, async (ctx, input) => {
  const old = await loadOld(ctx, input)
  if (old !== null && !isOneOf(orderFlow.sets.editable, old.status)) return supplyDocuments(ctx, old, input)
  checkDraft(input, ctx.language)
  const product = await usableProduct(ctx, input.productId)
  const parts = await loadReferences(ctx.db, ctx.actor, {
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
  await replaceAttachments(ctx, saved.id, input.fileIds)
  return { ...saved, proStatusName: statusName(saved.proStatus, ctx.language) }
})

/** Loads the order being edited; null for a new order (a copy is a new order). */
async function loadOld(ctx: Context, input: Draft): Promise<Order | null> {
  if (input.id === undefined || input.id === '' || input.mode === 'copy') return null
  const order = await loadOrder(ctx.db, ctx.actor, input.id)
  if (!mayResubmit(orderFacts(order), input.mode)) {
    refuse(transferErrors.notResubmittable, { state: statusName(order.status, ctx.language) })
  }
  return input.version === order.version ? order : refuse(platformErrors.conflict)
}

async function insert(ctx: Context, input: Draft, columns: DraftColumns, parts: OrderReferences) {
  const { actor } = ctx
  const { id } = await ctx.db.one(
    q.selectNoFrom(sql<string>`nextval('transfers.order_number')::text`.as('id')),
  )
  const orderNo = `HK${businessDate(ctx.now).replaceAll('-', '')}${id.padStart(8, '0')}`
  const status = orderFlow.codes.draft
  const order = await ctx.db.one(
    q
      .insertInto('transfers.transfer_order')
      .values({
        ...columns,
        contacts: contactsOf(parts),
        id,
        order_no: orderNo,
        institution_id: actor.institutionId,
        institution_name: actor.institutionName,
        source: input.zlSource ?? '0',
        status,
        makers: [actor.personId],
        created_by_name: actor.name,
        created_by_real_name: actor.behind?.name ?? null,
        created_at: ctx.now.toISOString(),
      })
      .returningAll(),
  )
  const detail = { from: status, to: status, amount: columns.amount }
  await beginCase(ctx, orders, order, 'save', { who: 'operator', detail })
  return { id, orderNo, version: order.version, proStatus: status }
}

async function update(ctx: Context, old: Order, columns: DraftColumns, parts: OrderReferences) {
  const changes = {
    ...columns,
    contacts: contactsOf(parts),
    fingerprint: null,
    documents_missing: false,
    makers: [...new Set([...old.makers, ctx.actor.personId])],
  }
  const saved = { ...old, amount: columns.amount, fingerprint: null }
  const { version } = await moveCase(ctx, orders, saved, 'save', { who: 'operator', changes })
  return { id: old.id, orderNo: old.order_no, version, proStatus: old.status }
}

const contactsOf = ({ contacts }: OrderReferences) =>
  sql<OrderReferences['contacts']>`${JSON.stringify(contacts)}::jsonb`
