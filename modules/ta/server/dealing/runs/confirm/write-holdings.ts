import { refuse } from '@iisp/contract'
import { type Writer, raw, sql, stateLiteral } from '@iisp/server'
import { taErrors } from '../../../../contract/errors.ts'
import { termsFlow } from '../../../../contract/terms/terms-states.ts'
import { type StoredRun, q } from '../../../tables.ts'

type Fund = Pick<StoredRun, 'product_id' | 'institution_id'>

/** Locks the register of a fund until the transaction ends, and creates it if it does not exist. */
export async function lockRegister(db: Writer, { product_id, institution_id }: Fund): Promise<void> {
  await db.run(
    q
      .insertInto('ta.fund_register')
      .values({ product_id, institution_id })
      .onConflict((taken) => taken.column('product_id').doNothing()),
  )
  await db.one(
    q.selectFrom('ta.fund_register').select('product_id').where('product_id', '=', product_id).forUpdate(),
  )
}

/** The default dividend method in a fund's terms, for holders who have not chosen. */
const usualMethod = sql<string>`coalesce((SELECT CASE f.terms->>'dividendMethod' WHEN 'reinvest' THEN '0' ELSE '1' END
  FROM ta.fund_terms f WHERE f.product_id = held.product_id AND f.effective_from <= held.since
    AND f.status = ${stateLiteral(termsFlow.codes.approved)} ORDER BY f.effective_from DESC LIMIT 1), '1')`

/** Sets the holdings of the given accounts to the sums of their lots. */
export const writeHoldings = (db: Writer, fund: Fund, accounts: readonly string[]) =>
  db.run(
    raw(sql`
      WITH held AS (
        SELECT product_id, trading_account_id, investor_id, institution_id, sum(shares) AS shares, min(registered_on) AS since
        FROM ta.lot WHERE product_id = ${fund.product_id}::bigint AND trading_account_id = ANY (${accounts}::bigint[])
        GROUP BY product_id, trading_account_id, investor_id, institution_id
      )
      INSERT INTO ta.holding AS h (product_id, trading_account_id, investor_id, institution_id, shares, since,
        dividend_method)
      SELECT product_id, trading_account_id, investor_id, institution_id, shares, since, ${usualMethod} FROM held
      ON CONFLICT (product_id, trading_account_id) DO UPDATE
        SET shares = excluded.shares, since = least(h.since, excluded.since), version = h.version + 1
        WHERE h.shares <> excluded.shares`),
  )

/** Applies the dividend methods that a run has confirmed to existing holdings. */
export const writeDividendMethods = (db: Writer, { id, product_id }: StoredRun) =>
  db.run(
    q
      .updateTable('ta.holding as h')
      .from('ta.application as a')
      .set({ dividend_method: sql`a.dividend_method`, version: sql`h.version + 1` })
      .where('a.run_id', '=', id)
      .where('a.dividend_method', 'is not', null)
      .where('h.product_id', '=', product_id)
      .whereRef('h.trading_account_id', '=', 'a.trading_account_id'),
  )

/** Sets the total of a fund. Refuses, with a rollback, if the total differs from the sum of its holdings. */
export async function writeTotal(
  db: Writer,
  fund: Fund,
  shares: string,
  lastDealingDate: string | null,
): Promise<void> {
  const written = await db.run(
    raw(sql`
      WITH held AS (
        SELECT coalesce(sum(shares), 0) AS shares, count(DISTINCT investor_id) FILTER (WHERE shares > 0)::int AS holders
        FROM ta.holding WHERE product_id = ${fund.product_id}::bigint
      )
      UPDATE ta.fund_register SET shares = held.shares, holders = held.holders, version = version + 1,
        last_dealing_date = ${lastDealingDate}::date
      FROM held
      WHERE product_id = ${fund.product_id}::bigint AND held.shares = ${shares}::numeric`),
  )
  if (written !== 1) refuse(taErrors.digestChanged)
}
