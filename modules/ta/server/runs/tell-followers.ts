import { isZero } from '@iisp/contract/exact'
import type { WriteContext } from '@iisp/server'
import { registerFollowers } from '../../contract/links/register-followers.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import type { StoredRun } from '../tables.ts'
import type { ValidConfirmation } from './make-valid.ts'

/** Calls what other modules do about a confirmed run, in its transaction. */
export async function tellFollowers(
  { call, registry }: Pick<WriteContext, 'call' | 'registry'>,
  run: StoredRun,
  { confirmedOn, unitNav }: { readonly confirmedOn: string; readonly unitNav: string },
  confirmations: readonly ValidConfirmation[],
): Promise<void> {
  const told = confirmations
    .filter(({ shares, netAmount }) => !isZero(shares) || !isZero(netAmount))
    .map(({ refund: _refund, ...one }) => one)
  for (const follower of registry.itemsOf(registerFollowers))
    await call(follower, {
      runId: run.id,
      institutionId: run.institution_id,
      productId: run.product_id,
      dealingDate: run.dealing_date,
      confirmedOn,
      unitNav: shortNav(unitNav),
      confirmations: told,
    })
}
