import { add, isZero } from '@iisp/contract/exact'
import type { WriteContext } from '@iisp/server'
import { type ConfirmedRun, registerFollowers } from '../../contract/links/register-followers.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'

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
