import { type Writer, type WriteContext, markCase, moveCase, sql, stateList, writer } from '@iisp/server'
import { type TakenBackRun, withdrawLinkedApplication } from '@iisp/ta/contract'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { bySystem } from '../../by-system.ts'
import { q } from '../../tables.ts'
import { dueCases } from '../fees/due-cases.ts'
import { forcedOrders, orderCase } from './forced-orders.ts'
import { type LinkedOrderCase, linkedOrderCaseColumns, linkedOrderCases } from './linked-order-cases.ts'
import { originOf } from './origin-of.ts'
import { followTakenBackRun as call } from './taken-back-call.ts'

const { codes } = linkedOrderFlow
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
    const withdrawn = order.status === codes.failed || (await withdraw(ctx, order.origin))
    counted[withdrawn ? 'withdrawn' : 'kept'] += 1
    await note(ctx, order, withdrawn)
  }
  await unsettle(ctx, run)
  return counted
})

/** Orders of the child fund's relations that this run or dividend triggered. */
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
      .select(linkedOrderCaseColumns)
      .where('origin', '=', sql<string>`ANY(${origins}::text[])`)
      .where(sql<boolean>`status IN ${stateList(linkedOrderFlow.sets.withdrawable)}`)
      .orderBy('id')
      .forUpdate(),
  )
}

const withdraw = async ({ call: ask }: WriteContext, origin: string): Promise<boolean> =>
  (await ask(withdrawLinkedApplication, { origin, reason: texts.withdrawn.zh })).withdrawn

async function note({ db, now }: WriteContext, order: LinkedOrderCase, withdrawn: boolean): Promise<void> {
  const why = withdrawn ? texts.withdrawn : texts.kept
  const options = { reason: why.zh, changes: { reason: why, at: now } }
  const ctx = bySystem(db, now)
  await (withdrawn
    ? moveCase(ctx, linkedOrderCases, order, 'withdraw', { who: 'system', ...options })
    : markCase(ctx, linkedOrderCases, order, 'keep', options))
}

/**
 * Forced redemptions that the mother fund's run had confirmed are pending again, together with
 * their fees.
 */
async function unsettle({ db, now }: WriteContext, run: TakenBackRun): Promise<void> {
  if (run.occasion !== run.dealingDate) return
  const settled = await db.all(forcedOrders(run, { order: codes.settled, due: dueFlow.codes.ready }))
  const ctx = bySystem(db, now)
  for (const found of settled) {
    await moveCase(ctx, linkedOrderCases, orderCase(found, codes.settled), 'reopen', { who: 'system' })
    await moveCase(ctx, dueCases, found, 'reopen', { who: 'system' })
  }
}
