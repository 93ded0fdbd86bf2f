import { type Reader, type Writer, raw, sql } from '@iisp/server'
import type { ConfirmedRun } from '../../contract/links/register-followers.ts'
import { formatUnits } from '../../rules/amounts/units.ts'
import type { DividendOutput } from '../../rules/dividend/compute-dividend.ts'
import { unlockedOn } from '../../rules/redemption/holding-days.ts'
import { fundMark } from '../dealing/holdings/fund-mark.ts'
import { type RegisterBefore, type StoredDividend, q } from '../tables.ts'
import type { LoadedDividend } from './load-dividend-input.ts'

/** The figures that a revocation restores. */
export const registerBefore = (db: Reader, { product_id }: StoredDividend): Promise<RegisterBefore> =>
  db.one(
    q
      .selectFrom('ta.fund_register')
      .select(['shares', 'mark', 'last_dealing_date as lastDealingDate'])
      .where('product_id', '=', product_id),
  )

/** Makes the confirmations of a dividend valid. */
export const bookDividend = (
  db: Writer,
  { id, ex_date }: StoredDividend,
): Promise<ConfirmedRun['confirmations']> =>
  db.all(
    q
      .updateTable('ta.confirmation')
      .set({ valid: true, confirmed_on: ex_date })
      .where('dividend_id', '=', id)
      .returning(['id', 'application_id as applicationId', 'business_code as kind', 'shares'])
      .returning(['investor_id as investorId', 'trading_account_id as tradingAccountId'])
      .returning(['gross_amount as grossAmount', 'net_amount as netAmount', 'settles_on as settlesOn']),
  )

/** Reinvested dividends become lots of the ex-date. Its NAV is their price and their mark. */
export function writeReinvested(db: Writer, { id, ex_date }: StoredDividend, { terms }: LoadedDividend) {
  const lockedUntil = terms.lockUp.kind === 'none' ? null : unlockedOn(ex_date, terms.lockUp.months)
  const bought = q
    .selectFrom('ta.confirmation')
    .select(['institution_id', 'product_id', 'investor_id', 'trading_account_id', 'id as confirmation_id'])
    .select([sql<'3'>`'3'`.as('source'), 'dealing_date as registered_on'])
    .select(sql<string | null>`${lockedUntil}::date`.as('locked_until'))
    .select([
      'shares as shares_initial',
      'shares',
      'net_amount as cost',
      'unit_nav as nav',
      'unit_nav as mark',
    ])
    .where('dividend_id', '=', id)
    .where('shares', '>', '0')
    .orderBy('id')
  return db.run(
    q
      .insertInto('ta.lot')
      .columns([
        'institution_id',
        'product_id',
        'investor_id',
        'trading_account_id',
        'confirmation_id',
        'source',
        'registered_on',
        'locked_until',
        'shares_initial',
        'shares',
        'cost',
        'nav',
        'mark',
      ])
      .expression(bought),
  )
}

/** Updates the marks that the dividend moves, with a row for every change. */
export async function writeMarks(
  db: Writer,
  { id, institution_id }: StoredDividend,
  { holders }: DividendOutput,
): Promise<void> {
  const changes = holders.flatMap(({ account, lots, dividend }) =>
    dividend.lots.flatMap(({ lot, mark }, index) => {
      const before = lots[index]?.mark ?? mark
      return before === mark
        ? []
        : [{ account, lot, before: formatUnits(before, 8), after: formatUnits(mark, 8) }]
    }),
  )
  if (changes.length === 0) return
  await db.run(
    raw(sql`WITH change AS (
        INSERT INTO ta.lot_change (confirmation_id, lot_id, institution_id, shares, mark_before, mark_after)
        SELECT c.id, r.lot, ${institution_id}, 0, r.before, r.after
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          AS r (account bigint, lot bigint, before numeric, after numeric)
        JOIN ta.confirmation c ON c.dividend_id = ${id}::bigint AND c.trading_account_id = r.account
        RETURNING lot_id, mark_after
      )
      UPDATE ta.lot SET mark = change.mark_after FROM change WHERE lot.id = change.lot_id`),
  )
}

/** If the terms say so, the fund's own mark also falls by the dividend per share. */
export async function writeFundMark(
  db: Writer,
  { product_id, per_share }: StoredDividend,
  { terms: { performanceFee: fee } }: LoadedDividend,
): Promise<void> {
  if (fee.method === 'none' || fee.markAfterDividend !== 'reduced') return
  await db.run(
    q
      .updateTable('ta.fund_register as r')
      .set({ mark: sql<string>`greatest(${fundMark} - ${per_share}::numeric, 0)` })
      .where('r.product_id', '=', product_id),
  )
}
