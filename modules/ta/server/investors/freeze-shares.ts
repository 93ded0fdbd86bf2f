import { refuse } from '@iisp/contract'
import { compare } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { type Reader, type Writer, sql } from '@iisp/server'
import { type FreezingInput, freezingErrors } from '../../contract/investors/freezing.ts'
import type { ChangeContent } from '../../contract/investors/investor-changes.ts'
import { fromShares, toShares } from '../../rules/amounts/units.ts'
import { freeze, unfreeze } from '../../rules/holdings/freeze.ts'
import { sharesOpen } from '../../rules/investors/shares-open.ts'
import { lockRegister } from '../dealing/runs/confirm/write-holdings.ts'
import { q } from '../tables.ts'

/** For checks that concern only the state; `checkedFreezing` judges the holding itself. */
export const anyHeld = { holds: true, hasFrozen: true } as const

type Kind = 'freeze-shares' | 'unfreeze-shares'
interface Investor {
  readonly id: string
  readonly institution_id: string
}

/**
 * Shares to freeze or release, in stored form, with the account for the reviewer. Refuses more shares than are free
 * or frozen.
 */
export async function checkedFreezing(
  db: Reader,
  kind: Kind,
  freezing: FreezingInput | undefined,
  investor: Investor,
): Promise<ChangeContent> {
  if (freezing === undefined) return refuse(freezingErrors.holdingUnknown, { fields: 'holding' })
  const held = await holdingOf(db, freezing, investor.id)
  if (compare(freezing.shares, '0.00') <= 0) refuse(freezingErrors.sharesMissing, { fields: 'shares' })
  frozenAfter(kind, freezing, held)
  const { accountNo, distributor, distributorName } = held
  return { freezing, trading: { accountNo, distributor, distributorName } }
}

/** Freezes or releases under the lock of the fund's register, so that no run takes the same shares at the same time. */
export async function freezeShares(
  db: Writer,
  kind: Kind,
  freezing: FreezingInput,
  investor: Investor,
): Promise<void> {
  const { productId, tradingAccountId } = freezing
  await lockRegister(db, { product_id: productId, institution_id: investor.institution_id })
  const frozen = frozenAfter(kind, freezing, await holdingOf(db, freezing, investor.id))
  await db.run(
    q
      .updateTable('ta.holding')
      .set({ frozen, version: sql`version + 1` })
      .where('product_id', '=', productId)
      .where('trading_account_id', '=', tradingAccountId),
  )
}

async function holdingOf(db: Reader, { productId, tradingAccountId }: FreezingInput, investorId: string) {
  const held = await db.maybe(
    q
      .selectFrom('ta.holding as h')
      .innerJoin('ta.trading_account as t', 't.id', 'h.trading_account_id')
      .where('h.product_id', '=', productId)
      .where('h.trading_account_id', '=', tradingAccountId)
      .where('h.investor_id', '=', investorId)
      .select(['h.shares', 'h.frozen', 't.account_no as accountNo', 't.distributor'])
      .select('t.distributor_name as distributorName'),
  )
  return held ?? refuse(freezingErrors.holdingUnknown, { fields: 'holding' })
}

/**
 * The frozen shares of a holding after the change. Refuses to freeze more than is free or to release more than is
 * frozen.
 */
function frozenAfter(
  kind: Kind,
  { shares }: FreezingInput,
  held: { readonly shares: string; readonly frozen: string },
): string {
  const change = kind === 'freeze-shares' ? freeze : unfreeze
  const after = change({ total: toShares(held.shares), frozen: toShares(held.frozen) }, toShares(shares))
  if (after !== null) return fromShares(after.frozen)
  const fault = kind === 'freeze-shares' ? freezingErrors.tooManyToFreeze : freezingErrors.tooManyToRelease
  return refuse(fault, { shares: groupThousands(sharesOpen(kind, held)), fields: 'shares' })
}
