import { type Reader, raw, sql } from '@iisp/server'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { toNav, toShares } from '../../rules/amounts/units.ts'
import type { RecordHolder } from '../../rules/dividend/compute-dividend.ts'
import { registerDay } from '../dealing/holdings/lots-as-of.ts'
import { sourceOf } from '../dealing/runs/compute/load-lots.ts'
import { type StoredDividend, q } from '../tables.ts'

type RecordDate = Pick<StoredDividend, 'product_id' | 'record_date'>
interface HeldLot {
  readonly id: string
  readonly account: string
  readonly holder: string
  readonly registered_on: string
  readonly shares: string
  readonly mark: string
  readonly nav: string
  readonly source: string
}

/**
 * The lots as they were before the run of the record date: shares subscribed in that run get no dividend, shares redeemed in it still do (ta-fa.md 6). Marks are current, because only dividends and fee days change them, in their
 * order.
 */
const heldBefore = (
  db: Reader,
  { product_id: productId, record_date: day }: RecordDate,
): Promise<HeldLot[]> =>
  db.all(
    raw(sql<HeldLot>`WITH since AS (
        SELECT h.lot_id, sum(h.shares) AS shares FROM ta.lot_change h JOIN ta.confirmation c ON c.id = h.confirmation_id
        WHERE c.product_id = ${productId}::bigint AND ${registerDay('c')} >= ${day}::date GROUP BY h.lot_id
      )
      SELECT l.id, l.trading_account_id AS account, l.investor_id AS holder, l.registered_on,
        (l.shares - coalesce(s.shares, 0))::numeric(18, 2) AS shares, l.mark, l.nav, l.source
      FROM ta.lot l LEFT JOIN since s ON s.lot_id = l.id LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
      WHERE l.product_id = ${productId}::bigint AND coalesce(${registerDay('o')}, l.registered_on) < ${day}::date
        AND l.shares - coalesce(s.shares, 0) > 0
      ORDER BY l.trading_account_id, l.id`),
  )

/**
 * The accounts that reinvest. A change of method counts if it was confirmed by the record date. An account with a
 * later change has the method confirmed before it, or the method of the terms.
 */
const reinvesting = (
  db: Reader,
  { product_id: productId, record_date: day }: RecordDate,
  usual: FundTerms['dividendMethod'],
): Promise<{ account: string }[]> =>
  db.all(
    raw(sql<{ account: string }>`WITH changed AS (
        SELECT c.trading_account_id AS account, bool_or(c.confirmed_on > ${day}::date) AS later,
          (array_agg(a.dividend_method ORDER BY c.confirmed_on DESC, c.id DESC)
            FILTER (WHERE c.confirmed_on <= ${day}::date))[1] AS method
        FROM ta.confirmation c JOIN ta.application a ON a.id = c.application_id
        WHERE c.product_id = ${productId}::bigint AND c.valid AND a.dividend_method IS NOT NULL GROUP BY 1
      )
      SELECT h.trading_account_id AS account FROM ta.holding h LEFT JOIN changed d ON d.account = h.trading_account_id
      WHERE h.product_id = ${productId}::bigint
        AND CASE WHEN d.later THEN coalesce(d.method, ${usual === 'reinvest' ? '0' : '1'}) ELSE h.dividend_method END = '0'`),
  )

/** The holders at the end of the record date with their method, in the order of the accounts. */
export async function recordHolders(
  db: Reader,
  dividend: RecordDate,
  { dividendMethod }: Pick<FundTerms, 'dividendMethod'>,
): Promise<readonly RecordHolder[]> {
  const lots = await heldBefore(db, dividend)
  const found = await reinvesting(db, dividend, dividendMethod)
  const reinvest = new Set(found.map(({ account }) => account))
  const byAccount = Map.groupBy(lots, ({ account }) => account)
  return [...byAccount].map(([account, held]) => ({
    account,
    holder: held[0]?.holder ?? '',
    method: reinvest.has(account) ? 'reinvest' : 'cash',
    lots: held.map((lot) => ({
      id: lot.id,
      account,
      holder: lot.holder,
      confirmedOn: lot.registered_on,
      shares: toShares(lot.shares),
      mark: toNav(lot.mark),
      nav: toNav(lot.nav),
      source: sourceOf(lot.source),
    })),
  }))
}

/**
 * The register's total now, and before the run of the record date. The difference is computed from the valid
 * confirmations since.
 */
export const totalsHeld = (db: Reader, { product_id, record_date }: RecordDate) =>
  db.one(
    q
      .selectFrom('ta.fund_register as r')
      .select(['r.shares', 'r.last_dealing_date'])
      .select(
        sql<string>`(r.shares - coalesce((SELECT sum(c.shares) FROM ta.confirmation c WHERE c.product_id = r.product_id
          AND c.valid AND ${registerDay('c')} >= ${record_date}::date), 0))::numeric(18, 2)`.as('before'),
      )
      .where('r.product_id', '=', product_id),
  )
