import { type CasesOf, type ComputedCase, type Writer, raw, sql } from '@iisp/server'
import { feeDayErrors } from '../../contract/fee-days/fee-day-errors.ts'
import { formatUnits, fromFen, fromRate, fromShares } from '../../rules/amounts/units.ts'
import type { FeeDayOutput } from '../../rules/performance/compute-fee-day.ts'
import { lockRegister } from '../dealing/runs/confirm/write-holdings.ts'
import { type StoredFeeDay, q } from '../tables.ts'
import { computeLoaded } from './compute-loaded.ts'
import { feeDayCases } from './fee-day-cases.ts'
import { discardFeeDay } from './fee-day-stop.ts'
import { type LoadedFeeDay, loadFeeDayInput } from './load-fee-day-input.ts'

/** The computation of a fee day. */
export const feeDayComputed: ComputedCase<CasesOf<typeof feeDayCases>, LoadedFeeDay, FeeDayOutput> = {
  cases: feeDayCases,
  side: 'register',
  lock: lockRegister,
  load: loadFeeDayInput,
  compute: computeLoaded,
  record: ({ input: { nav, mark, terms }, navId, termsId }, output, _, { actor }) => ({
    nav_id: navId,
    unit_nav: navText(nav),
    terms_id: termsId,
    method: terms.method,
    taken_from: terms.takenFrom,
    rate: fromRate(terms.rate),
    nav_after: navText(output.navAfter),
    mark_before: navText(mark),
    mark_after: navText(output.mark),
    totals: storedTotals(output),
    computed_by: actor.personId,
  }),
  async store({ db }, feeDay, loaded, output) {
    await discardFeeDay(db, feeDay)
    await insertLots(db, feeDay, loaded, output)
    await insertConfirmations(db, feeDay, navText(loaded.input.nav))
  },
  changed: feeDayErrors.changed,
}

const navText = (nav: bigint) => formatUnits(nav, 8)

/** The stored totals: decimal strings by name. */
const storedTotals = ({ totals }: FeeDayOutput) => ({
  lots: totals.lots,
  charged: totals.charged,
  fee: fromFen(totals.fee),
  sharesOff: fromShares(totals.sharesOff),
  sharesBefore: fromShares(totals.sharesBefore),
  sharesAfter: fromShares(totals.sharesAfter),
})
export type StoredFeeDayTotals = ReturnType<typeof storedTotals>

function insertLots(
  db: Writer,
  { id, institution_id }: StoredFeeDay,
  { input }: LoadedFeeDay,
  { lots }: FeeDayOutput,
) {
  const rows = lots.map(({ lot, fee, sharesOff, mark }, index) => {
    const before = input.lots[index]
    return {
      lot_id: lot,
      trading_account_id: before?.account,
      shares: fromShares(before?.shares ?? 0n),
      fee: fromFen(fee),
      shares_off: fromShares(sharesOff),
      mark_before: navText(before?.mark ?? mark),
      mark_after: navText(mark),
    }
  })
  return db.run(
    raw(sql`INSERT INTO ta.fee_day_lot (fee_day_id, institution_id, lot_id, trading_account_id, shares, fee, shares_off,
        mark_before, mark_after)
      SELECT ${id}::bigint, ${institution_id}, r.*
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (lot_id bigint, trading_account_id bigint,
        shares numeric, fee numeric, shares_off numeric, mark_before numeric, mark_after numeric)`),
  )
}

/** A forced decrease for every account that gives up shares. The shares are worth the fee, and no cash is paid out. */
function insertConfirmations(db: Writer, { id, fee_date }: StoredFeeDay, unitNav: string) {
  const used = sql<object>`jsonb_agg(jsonb_build_object('lot', f.lot_id::text, 'shares', f.shares_off::text,
    'days', greatest(0, ${fee_date}::date - l.registered_on), 'gross', f.fee::text, 'fee', '0.00',
    'shortHoldingFee', '0.00', 'performanceFee', f.fee::text, 'net', '0.00') ORDER BY f.lot_id)`
  const given = q
    .selectFrom('ta.fee_day_lot as f')
    .innerJoin('ta.lot as l', 'l.id', 'f.lot_id')
    .select(['f.institution_id', 'f.fee_day_id', 'l.product_id', 'l.investor_id', 'f.trading_account_id'])
    .select(sql<string>`${fee_date}::date`.as('dealing_date'))
    .select([sql<string>`${unitNav}::numeric`.as('unit_nav'), sql<'145'>`'145'`.as('business_code')])
    .select([sql<string>`-sum(f.shares_off)`.as('shares'), sql<string>`sum(f.fee)`.as('gross_amount')])
    .select([sql<string>`sum(f.fee)`.as('performance_fee'), sql<string>`0`.as('net_amount'), used.as('lots')])
    .where('f.fee_day_id', '=', id)
    .where('f.shares_off', '>', '0')
    .groupBy(['f.institution_id', 'f.fee_day_id', 'l.product_id', 'l.investor_id', 'f.trading_account_id'])
    .orderBy('f.trading_account_id')
  return db.run(
    q
      .insertInto('ta.confirmation')
      .columns([
        'institution_id',
        'fee_day_id',
        'product_id',
        'investor_id',
        'trading_account_id',
        'dealing_date',
        'unit_nav',
        'business_code',
        'shares',
        'gross_amount',
        'performance_fee',
        'net_amount',
        'lots',
      ])
      .expression(given),
  )
}
