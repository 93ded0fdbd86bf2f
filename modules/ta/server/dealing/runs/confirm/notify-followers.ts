import { add, isZero } from '@iisp/contract/exact'
import { type Reader, type WriteContext, stateLiteral } from '@iisp/server'
import { runFlow } from '../../../../contract/dealing/run-states.ts'
import {
  type ConfirmedRun,
  type TakenBackRun,
  registerFollowers,
  takeBackFollowers,
} from '../../../../contract/links/register-followers.ts'
import { shortNav } from '../../../../rules/dealing/nav-places.ts'
import { type StoredRun, q } from '../../../tables.ts'

/**
 * A confirmation for followers. Refunds are not passed on. The top-up of a conversion is added to its net amount,
 * because it leaves the fund with it.
 */
type Told = ConfirmedRun['confirmations'][number] & {
  readonly refund?: string
  readonly topUpFee?: string
}

/** Calls the followers in other modules after a run or dividend is confirmed, in the same transaction. */
export async function notifyFollowers(
  { call, registry }: Pick<WriteContext, 'call' | 'registry'>,
  about: Omit<ConfirmedRun, 'unitNav' | 'confirmations'>,
  unitNav: string,
  confirmations: readonly Told[],
): Promise<void> {
  const told = confirmations
    .filter(({ shares, netAmount }) => !isZero(shares) || !isZero(netAmount))
    .map(({ refund: _refund, topUpFee = '0.00', ...one }) => ({
      ...one,
      netAmount: add(one.netAmount, topUpFee),
    }))
  for (const follower of registry.itemsOf(registerFollowers))
    await call(follower, { ...about, unitNav: shortNav(unitNav), confirmations: told })
}

/** Calls the followers in other modules after a run or dividend is reversed, in the same transaction. */
export async function notifyOfReversal(
  { call, registry }: Pick<WriteContext, 'call' | 'registry'>,
  about: TakenBackRun,
): Promise<void> {
  for (const follower of registry.itemsOf(takeBackFollowers)) await call(follower, about)
}

/** 1 for the first confirmed run of a fund and day, increased by one with each correction. */
export async function attemptOf(db: Reader, run: StoredRun): Promise<number> {
  const corrected = await db.all(
    q
      .selectFrom('ta.dealing_run')
      .select('id')
      .where('product_id', '=', run.product_id)
      .where('dealing_date', '=', run.dealing_date)
      .where('status', '=', stateLiteral(runFlow.codes.corrected))
      .where('id', '<', run.id),
  )
  return corrected.length + 1
}
