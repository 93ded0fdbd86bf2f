import { add, isZero } from '@iisp/contract/exact'
import { type Reader, type WriteContext, stateLiteral } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import {
  type ConfirmedRun,
  type TakenBackRun,
  registerFollowers,
  takeBackFollowers,
} from '../../contract/links/register-followers.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { type StoredRun, q } from '../tables.ts'

/** What was confirmed. Followers have nothing to do with refunds; the top-up of a conversion leaves the fund with the rest. */
type Told = ConfirmedRun['confirmations'][number] & {
  readonly refund?: string
  readonly topUpFee?: string
}

/** Calls what other modules do about a confirmed run or dividend, in its transaction. */
export async function tellFollowers(
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

/** Calls what other modules undo when a run or dividend is taken back, in its transaction. */
export async function tellTakenBack(
  { call, registry }: Pick<WriteContext, 'call' | 'registry'>,
  about: TakenBackRun,
): Promise<void> {
  for (const follower of registry.itemsOf(takeBackFollowers)) await call(follower, about)
}

/** 1 of the first run of a fund and day that was confirmed, and one more with each correction. */
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
