import { type CasesOf, type ComputedCase, type WriteContext, raw, sql } from '@iisp/server'
import { taErrors } from '../../../../contract/errors.ts'
import { fromShares } from '../../../../rules/amounts/units.ts'
import type { RunOutput } from '../../../../rules/run/compute-run.ts'
import type { StoredRun } from '../../../tables.ts'
import { compute, leastOf } from './compute.ts'
import { type ConfirmationRow, confirmationRows } from '../confirm/confirmation-rows.ts'
import { discardResults } from '../discard-results.ts'
import { type LoadedRun, loadInput } from './load-input.ts'
import { runCases } from '../run-cases.ts'
import { storedTotals } from '../stored-totals.ts'
import { lockRegister } from '../confirm/write-holdings.ts'

/** The computation of a run. Its decision on a large redemption is recorded only if it had an effect. */
export const runComputed: ComputedCase<CasesOf<typeof runCases>, LoadedRun, RunOutput> = {
  cases: runCases,
  side: 'register',
  lock: lockRegister,
  load: loadInput,
  compute,
  record: (loaded, output, { decision }, { actor, now }) => ({
    nav_id: loaded.navId,
    unit_nav: loaded.unitNav,
    terms_id: loaded.termsId,
    shares_before: fromShares(output.totals.sharesBefore),
    shares_after: fromShares(output.totals.sharesAfter),
    totals: { ...storedTotals(output), least: leastOf(loaded, output) },
    decision: output.largeRedemption.isLarge ? decision : null,
    computed_by: actor.personId,
    computed_name: actor.name,
    computed_at: now,
    approved_by: null,
    approved_name: '',
  }),
  async store(ctx, run, loaded, { confirmations }) {
    await discardResults(ctx.db, 'run_id', run.id)
    await insert(ctx, run, loaded, confirmationRows(loaded, confirmations))
  },
  changed: taErrors.digestChanged,
}

/** Inserts all rows in one statement and in order, so that their ids rise in that order. */
const insert = (
  { db }: WriteContext,
  run: StoredRun,
  { unitNav }: LoadedRun,
  rows: readonly ConfirmationRow[],
) =>
  db.run(
    raw(sql`INSERT INTO ta.confirmation (institution_id, run_id, product_id, dealing_date, unit_nav, application_id, investor_id,
        trading_account_id, business_code, shares, gross_amount, fee, fee_manager, fee_distributor, fee_fund, performance_fee,
        net_amount, refund, deferred_shares, cancelled_shares, return_code, reason, settles_on, lots, target_product_id,
        top_up_fee, top_up_fund)
      SELECT ${run.institution_id}, ${run.id}::bigint, ${run.product_id}::bigint, ${run.dealing_date}::date,
        ${unitNav}::numeric, r.*
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (application_id bigint, investor_id bigint,
        trading_account_id bigint, business_code text, shares numeric, gross_amount numeric, fee numeric, fee_manager numeric,
        fee_distributor numeric, fee_fund numeric, performance_fee numeric, net_amount numeric, refund numeric,
        deferred_shares numeric, cancelled_shares numeric, return_code text, reason text, settles_on date, lots jsonb,
        target_product_id bigint, top_up_fee numeric, top_up_fund numeric)`),
  )
