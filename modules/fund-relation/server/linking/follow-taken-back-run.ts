import { type Writer, type WriteContext, moveCase, sql, writer } from '@iisp/server'
import { type TakenBackRun, withdrawLinkedApplication } from '@iisp/ta/contract'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { linkedOrderCodes } from '../../contract/linking/linked-orders.ts'
import { relationTopics } from '../../contract/topics.ts'
import { bySystem } from '../by-system.ts'
import { q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'
import { dueCases } from './due-cases.ts'
import { forcedOrders } from './forced-orders.ts'
import { originOf } from './origin-of.ts'
import { followTakenBackRun as call } from './taken-back-call.ts'

const texts = {
  withdrawn: {
    zh: '子基金的确认已撤销或更正，母基金申请已撤回',
    en: 'The confirmation of the child fund was revoked or corrected; the application was withdrawn',
  },
  kept: {
    zh: '子基金的确认已撤销或更正，但母基金申请已进入交易处理，未能撤回，请核对差额',
    en: 'The confirmation of the child fund was revoked or corrected, but the mother fund is dealing the application already. Please check the difference.',
  },
} as const

export const followTakenBackRun = writer(call, async (ctx, run) => {
  const counted = { withdrawn: 0, kept: 0 }
  for (const order of await ordersAskedBy(ctx.db, run)) {
    const withdrawn = order.status === linkedOrderCodes.failed || (await withdraw(ctx, order.origin))
    counted[withdrawn ? 'withdrawn' : 'kept'] += 1
    await note(ctx, order, withdrawn)
  }
  await unsettle(ctx, run)
  return counted
})

/** Orders of the child fund's relations that this run or dividend asked for. */
async function ordersAskedBy(db: Writer, { productId, ...occasion }: TakenBackRun) {
  const relations = await db.all(
    q.selectFrom('fund_relation.relation').select('id').where('child_id', '=', productId),
  )
  const origins = relations.flatMap(({ id: relationId }) =>
    (['022', '024'] as const).map((kind) => originOf(occasion, { relationId, kind })),
  )
  return db.all(
    q
      .selectFrom('fund_relation.linked_order')
      .select(['id', 'origin', 'status', 'institution_id', 'partner_id'])
      .where('origin', '=', sql<string>`ANY(${origins}::text[])`)
      .where('status', 'in', [linkedOrderCodes.placed, linkedOrderCodes.failed])
      .orderBy('id')
      .forUpdate(),
  )
}

const withdraw = async ({ call: ask }: WriteContext, origin: string): Promise<boolean> =>
  (await ask(withdrawLinkedApplication, { origin, reason: texts.withdrawn.zh })).withdrawn

type Asked = Awaited<ReturnType<typeof ordersAskedBy>>[number]
async function note({ db, now }: WriteContext, order: Asked, withdrawn: boolean): Promise<void> {
  await db.run(
    q
      .updateTable('fund_relation.linked_order')
      .set(
        withdrawn
          ? { status: linkedOrderCodes.withdrawn, reason: texts.withdrawn, at: now }
          : { reason: texts.kept, at: now },
      )
      .where('id', '=', order.id),
  )
  db.audit({
    institutionId: order.institution_id,
    action: withdrawn ? 'fund-relation.order-withdraw' : 'fund-relation.order-keep',
    object: `linked-order:${order.id}`,
    detail: { origin: order.origin },
  })
  db.emit({ topic: relationTopics.linkingChanged, ...toBothManagers(order) })
}

/** Forced redemptions that the run of the mother fund had confirmed wait again, with the fees they are for. */
async function unsettle({ db, now }: WriteContext, run: TakenBackRun): Promise<void> {
  if (run.occasion !== run.dealingDate) return
  const settled = await db.all(
    forcedOrders(run, { order: linkedOrderCodes.settled, due: dueFlow.codes.ready }),
  )
  for (const { orderId, ...due } of settled) {
    await db.run(
      q
        .updateTable('fund_relation.linked_order')
        .set({ status: linkedOrderCodes.placed })
        .where('id', '=', orderId),
    )
    await moveCase(bySystem(db, now), dueCases, due, 'reopen', { who: 'system' })
  }
}
