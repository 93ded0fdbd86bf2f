import { compare } from '@iisp/contract/exact'
import { type CallContext, type Writer, moveCase } from '@iisp/server'
import { performanceOwed } from '@iisp/ta/contract'
import type { FeeTypeCode } from '../../../contract/configs/config.ts'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { bySystem } from '../../by-system.ts'
import { type StoredDue } from '../../tables.ts'
import { dueCases, duesIn } from './due-cases.ts'

type Context = Pick<CallContext, 'call' | 'now'> & { readonly db: Writer }
const performance = '04' satisfies FeeTypeCode

/**
 * Whether the fee is the performance fee. Its amount is taken but unpaid at the share register, not
 * a rate over a period.
 */
export const isPerformance = ({ fee_type }: Pick<StoredDue, 'fee_type'>): boolean => fee_type === performance

/** The amount that the child fund's register owes now, yuan; null if it owes nothing. */
export async function performanceFeeOf(
  { call }: Pick<Context, 'call'>,
  { child_id }: Pick<StoredDue, 'child_id'>,
): Promise<string | null> {
  const { owed } = await call(performanceOwed, { productId: child_id })
  return compare(owed, '0.00') > 0 ? owed : null
}

/** Ends a due fee of which nothing is owed. */
export const dropDue = ({ db, now }: Context, due: StoredDue) =>
  moveCase(bySystem(db, now), dueCases, due, 'drop', { who: 'system' })

/** Performance fees due that await a person's release. */
export const waitingPerformanceDues = (db: Writer) =>
  db.all(duesIn(dueFlow.codes.toConfirm).where('fee_type', '=', performance).forUpdate().skipLocked())

/** Ends a due fee that awaits release if it was paid in another way meanwhile. */
export async function dropIfPaidOtherwise(ctx: Context, due: StoredDue): Promise<void> {
  if ((await performanceFeeOf(ctx, due)) === null) await dropDue(ctx, due)
}
