import { add } from '@iisp/contract/exact'
import { daysBetween } from '@iisp/contract/date'
import { type CasesOf, type ComputedCase, type Writer, raw, sql } from '@iisp/server'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { formatUnits, fromFen, fromShares } from '../../rules/amounts/units.ts'
import type { DividendOutput, HolderDividend } from '../../rules/dividend/compute-dividend.ts'
import { discardResults } from '../dealing/runs/discard-results.ts'
import { lockRegister } from '../dealing/runs/confirm/write-holdings.ts'
import type { StoredDividend } from '../tables.ts'
import { computeLoaded } from './compute-loaded.ts'
import { dividendCases } from './dividend-cases.ts'
import { type LoadedDividend, loadDividendInput } from './load-dividend-input.ts'

/** The computation of a dividend. */
export const dividendComputed: ComputedCase<CasesOf<typeof dividendCases>, LoadedDividend, DividendOutput> = {
  cases: dividendCases,
  side: 'register',
  lock: lockRegister,
  load: loadDividendInput,
  compute: computeLoaded,
  record: (loaded, output, _, { actor }) => ({
    record_nav_id: loaded.recordNavId,
    cum_nav: formatUnits(loaded.input.plan.cumNav, 8),
    ex_nav_id: loaded.exNavId,
    ex_nav: formatUnits(loaded.input.plan.exNav, 8),
    terms_id: loaded.termsId,
    totals: storedTotals(output, loaded),
    computed_by: actor.personId,
  }),
  async store({ db }, dividend, { input: { plan } }, { holders }) {
    await discardResults(db, 'dividend_id', dividend.id)
    await insert(db, dividend, formatUnits(plan.exNav, 8), holders.map(rowFor(dividend)))
  },
  changed: dividendErrors.changed,
}

/** The stored totals: decimal strings by name. */
const storedTotals = ({ totals }: DividendOutput, { sharesBefore }: LoadedDividend) => ({
  accounts: totals.accounts,
  shares: fromShares(totals.shares),
  gross: fromFen(totals.gross),
  performanceFee: fromFen(totals.performanceFee),
  cash: fromFen(totals.cash),
  reinvested: fromFen(totals.reinvested),
  newShares: fromShares(totals.newShares),
  sharesBefore,
  sharesAfter: add(sharesBefore, fromShares(totals.newShares)),
})
export type StoredDividendTotals = ReturnType<typeof storedTotals>

/** An account's row of ta.confirmation; `lots` lists its shares lot by lot. */
const rowFor =
  ({ ex_date, payment_date }: StoredDividend) =>
  ({ account, holder, method, lots, dividend, lotAmounts }: HolderDividend) => ({
    investor_id: holder,
    trading_account_id: account,
    basis_shares: fromShares(dividend.basis),
    dividend_method: method === 'reinvest' ? '0' : '1',
    shares: fromShares(dividend.newShares),
    gross_amount: fromFen(dividend.amount),
    performance_fee: fromFen(dividend.performanceFee),
    net_amount: fromFen(dividend.paid),
    settles_on: method === 'cash' && dividend.paid > 0n ? payment_date : null,
    lots: lots.map((lot, index) => {
      const [gross, fee] = [lotAmounts[index] ?? 0n, dividend.lots[index]?.performanceFee ?? 0n]
      return {
        lot: lot.id,
        shares: fromShares(lot.shares),
        days: Math.max(0, daysBetween(lot.confirmedOn, ex_date)),
        gross: fromFen(gross),
        fee: '0.00',
        shortHoldingFee: '0.00',
        performanceFee: fromFen(fee),
        net: fromFen(gross - fee),
      }
    }),
  })

const insert = (
  db: Writer,
  { id, institution_id, product_id, ex_date }: StoredDividend,
  exNav: string,
  rows: readonly ReturnType<ReturnType<typeof rowFor>>[],
) =>
  db.run(
    raw(sql`INSERT INTO ta.confirmation (institution_id, dividend_id, product_id, dealing_date, unit_nav, business_code,
        investor_id, trading_account_id, basis_shares, dividend_method, shares, gross_amount, performance_fee, net_amount,
        settles_on, lots)
      SELECT ${institution_id}, ${id}::bigint, ${product_id}::bigint, ${ex_date}::date, ${exNav}::numeric, '143', r.*
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (investor_id bigint, trading_account_id bigint,
        basis_shares numeric, dividend_method text, shares numeric, gross_amount numeric, performance_fee numeric,
        net_amount numeric, settles_on date, lots jsonb)`),
  )
