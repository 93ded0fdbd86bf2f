import { type Reader, sql } from '@iisp/server'
import { toNav, toShares } from '../../../../rules/amounts/units.ts'
import type { Lot, LotSource } from '../../../../rules/holdings/lot.ts'
import { q } from '../../../tables.ts'

const known: readonly string[] = ['0', '1', '2', '3'] satisfies LotSource[]
/** Transferred, converted and adjusted lots count as subscribed ones. */
export const sourceOf = (source: string): LotSource => (known.includes(source) ? (source as LotSource) : '1')

/** The open lots of a fund, of all accounts or of the given ones. */
export async function lotsOf(db: Reader, productId: string, accounts?: readonly string[]): Promise<Lot[]> {
  const rows = await db.all(
    q
      .selectFrom('ta.lot')
      .select(['id', 'trading_account_id', 'investor_id', 'registered_on', 'shares', 'mark', 'nav', 'source'])
      .where('product_id', '=', productId)
      .$if(accounts !== undefined, (all) =>
        all.where('trading_account_id', '=', sql<string>`ANY(${accounts ?? []}::bigint[])`),
      )
      .where('shares', '>', '0')
      .orderBy('id'),
  )
  return rows.map((row) => ({
    id: row.id,
    account: row.trading_account_id,
    holder: row.investor_id,
    confirmedOn: row.registered_on,
    shares: toShares(row.shares),
    mark: toNav(row.mark),
    nav: toNav(row.nav),
    source: sourceOf(row.source),
  }))
}

/** Frozen or pledged shares by account. */
export async function frozenShares(
  db: Reader,
  productId: string,
  accounts: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await db.all(
    q
      .selectFrom('ta.holding')
      .select(['trading_account_id', 'frozen'])
      .where('product_id', '=', productId)
      .where('trading_account_id', '=', sql<string>`ANY(${accounts}::bigint[])`)
      .where('frozen', '>', '0'),
  )
  return new Map(rows.map(({ trading_account_id, frozen }) => [trading_account_id, toShares(frozen)]))
}
