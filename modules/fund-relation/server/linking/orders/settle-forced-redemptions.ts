import { add, compare } from '@iisp/contract/exact'
import { type MoveContext, moveCase } from '@iisp/server'
import type { ConfirmedRun } from '@iisp/ta/contract'
import { carriedAfter } from '../../../rules/linking/meet-fee.ts'
import type { ConfigSettings } from '../../../rules/configs/config-faults.ts'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { type StoredDue, q } from '../../tables.ts'
import { dueCases } from '../fees/due-cases.ts'
import { forcedOrders, orderCase } from './forced-orders.ts'
import { linkedOrderCases } from './linked-order-cases.ts'
import { tellShortage } from '../shortages/tell-shortage.ts'

const { placed } = linkedOrderFlow.codes
const notConfirmed = {
  zh: '强制赎回未获确认，未付费用结转至下一付费日',
  en: 'The redemption was not confirmed; the fee is carried to the next due date',
}

/**
 * Settles the forced redemptions of a confirmed run: their fees are paid when the money has
 * arrived.
 */
export async function settleForcedRedemptions(ctx: MoveContext, run: ConfirmedRun): Promise<void> {
  const { db } = ctx
  const orders = await db.all(
    forcedOrders(run, { order: placed, due: dueFlow.codes.redeeming }).select([
      'o.application_id as applicationId',
      'c.in_force',
      'c.settings',
    ]),
  )
  for (const found of orders) {
    const { applicationId, in_force: current, settings } = found
    const net = run.confirmations
      .filter((one) => one.applicationId === applicationId)
      .map(({ netAmount }) => netAmount)
      .reduce(add, '0.00')
    const fee = { fee: found.fee ?? '0.00', missing: found.missing ?? '0.00', net }
    const { isConfirmed, carried } = carriedAfter(fee)
    const order = orderCase(found, placed)
    await (isConfirmed
      ? moveCase(ctx, linkedOrderCases, order, 'settle', { who: 'system' })
      : moveCase(ctx, linkedOrderCases, order, 'fail', {
          who: 'system',
          changes: { reason: notConfirmed },
          reason: notConfirmed.zh,
        }))
    await settle(ctx, found, { isConfirmed, carried, settings: current ?? settings })
  }
}

interface Settled {
  readonly isConfirmed: boolean
  /** Settles the due fee after its redemption and carries the unpaid part to the next due date. */
  readonly carried: string
  readonly settings: ConfigSettings
}
async function settle(
  ctx: MoveContext,
  due: StoredDue,
  { isConfirmed, carried, settings }: Settled,
): Promise<void> {
  const changes = isConfirmed ? { carried } : { carried, reason: notConfirmed }
  const event = isConfirmed ? 'provide' : 'fail'
  await moveCase(ctx, dueCases, due, event, { who: 'system', changes, detail: { carried } })
  // Contacts were told of the shortage when the redemption was placed; they are told again only if
  // it has grown.
  if (compare(carried, due.carried) <= 0) return
  const relation = await ctx.db.one(
    q.selectFrom('fund_relation.relation').selectAll().where('id', '=', due.relation_id),
  )
  tellShortage(ctx.db, { due, relation, settings, carried })
}
