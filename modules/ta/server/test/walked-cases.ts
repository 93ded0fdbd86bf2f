import type { Iisp } from '@iisp/testing/iisp'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import { paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import { reportFlow } from '../../contract/reports/report-states.ts'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { type TestFund, fundWithTerms } from './funds.ts'
import { openHolder } from './holders.ts'

/** Cases of a fund to be taken through their states, inserted without what their entry asks for. */
export async function walkedCases(iisp: Pick<Iisp, 'owner'>) {
  const fund = await fundWithTerms(iisp)
  const holder = await openHolder(iisp, fund)
  const inserted = async (statement: string, values: readonly unknown[] = [fund.id]) => {
    const { rows } = await iisp.owner.query<{ id: string }>(`${statement} RETURNING id::text`, [...values])
    return rows[0]?.id ?? ''
  }
  const runOf = (day: string) =>
    inserted(
      `INSERT INTO ta.dealing_run (institution_id, product_id, dealing_date, started_by, started_name, started_at)
       VALUES ('M001', $1, $2, '0', '季登', now())`,
      [fund.id, day],
    )
  const entered = { acts: { enter: ['entered_by'] } }
  const casesOf = { iisp, fund, holder, inserted, runOf, entered }
  return { fund, ...enteredCases(casesOf), ...computedCases(casesOf), ...otherCases(casesOf) }
}
interface CasesOf {
  readonly iisp: Pick<Iisp, 'owner'>
  readonly fund: TestFund
  readonly holder: Awaited<ReturnType<typeof openHolder>>
  readonly inserted: (statement: string, values?: readonly unknown[]) => Promise<string>
  readonly runOf: (day: string) => Promise<string>
  readonly entered: { readonly acts: { readonly enter: readonly string[] } }
}

/** Cases that one person enters and another one decides on. */
const enteredCases = ({ iisp, fund, holder, inserted, entered }: CasesOf) => ({
  nav: async () => ({
    iisp,
    flow: navFlow,
    table: 'ta.nav',
    ...entered,
    id: await inserted(
      `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, entered_by, entered_name, entered_at)
       VALUES ('M001', $1, '2026-11-02', 1.2345, 1.2345, '0', '季登', now())`,
    ),
  }),
  terms: async () => ({
    iisp,
    flow: termsFlow,
    table: 'ta.fund_terms',
    ...entered,
    id: await inserted(
      `INSERT INTO ta.fund_terms (institution_id, product_id, effective_from, terms, entered_by, entered_name, entered_at)
       VALUES ('M001', $1, '2026-12-01', $2, '0', '季登', now())`,
      [fund.id, JSON.stringify({ ...defaultTerms, shareRounding: 'truncate' })],
    ),
  }),
  investorChange: async () => ({
    iisp,
    flow: investorChangeFlow,
    table: 'ta.investor_change',
    ...entered,
    id: await inserted(
      `INSERT INTO ta.investor_change (institution_id, investor_id, kind, content, entered_by, entered_name, entered_at)
       VALUES ('M001', $1, 'freeze', '{"reason": "司法冻结"}', '0', '季登', now())`,
      [holder.investorId],
    ),
  }),
  /** A set with account applications, which needs a second person. */
  exchangeSet: async () => ({
    iisp,
    flow: exchangeFlow,
    table: 'ta.exchange_batch',
    acts: { upload: ['entered_by'] },
    // A node has it in hand for a day, so that no worker takes it up.
    id: await inserted(
      `INSERT INTO ta.exchange_batch (institution_id, institution_kind, account_id, profile, manager_id, accounts, entered_by,
         entered_name, entered_at, beat_at)
       VALUES ('T001', 'custodian', '113', 'csdc-2.1', 'M001', 1, '0', '季登', now(), now() + interval '1 day')`,
      [],
    ),
  }),
  payment: async () => ({
    iisp,
    flow: paymentFlow,
    table: 'ta.performance_payment',
    acts: { enter: ['paid_by'] },
    id: await inserted(
      `INSERT INTO ta.performance_payment (institution_id, product_id, amount, reason, status, paid_by, paid_name)
       VALUES ('M001', $1, 100, '线下支付', 'entered', '0', '季登')`,
    ),
  }),
})

/** Cases that one person computes and another one confirms. */
const computedCases = ({ iisp, fund, inserted, runOf }: CasesOf) => ({
  dividend: async () => ({
    iisp,
    flow: dividendFlow,
    table: 'ta.dividend',
    acts: { enter: ['entered_by'], compute: ['computed_by'] },
    id: await inserted(
      `INSERT INTO ta.dividend (institution_id, product_id, record_date, ex_date, payment_date, per_share, realised_profit,
         entered_by, entered_name, entered_at)
       VALUES ('M001', $1, '2026-11-10', '2026-11-11', '2026-11-20', 0.1, 1000, '0', '季登', now())`,
    ),
  }),
  feeDay: async () => ({
    iisp,
    flow: feeDayFlow,
    table: 'ta.fee_day',
    acts: { compute: ['computed_by'] },
    id: await inserted(
      `INSERT INTO ta.fee_day (institution_id, product_id, due_date, fee_date, entered_by, entered_name, entered_at)
       VALUES ('M001', $1, '2026-11-10', '2026-11-10', '0', '季登', now())`,
    ),
  }),
  /** It is computed only once its NAV is confirmed. */
  run: async () => {
    const day = '2026-11-03'
    await inserted(
      `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, status, entered_by, entered_name,
         entered_at, decided_by, decided_name, decided_at)
       VALUES ('M001', $1, $2, 1, 1, 'confirmed', '0', '季登', now(), '1', '鲍禾', now())`,
      [fund.id, day],
    )
    const acts = { compute: ['computed_by'] }
    return { iisp, flow: runFlow, table: 'ta.dealing_run', acts, id: await runOf(day) }
  },
})

/** Cases of managers and register. */
const otherCases = ({ iisp, fund, holder, inserted, runOf }: CasesOf) => ({
  application: async () => ({
    iisp,
    flow: applicationFlow,
    table: 'ta.application',
    acts: { enter: ['created_by'] },
    facts: { inRun: { run_id: '1' } },
    id: await inserted(
      `INSERT INTO ta.application (application_no, institution_id, product_id, business_code, investor_id, trading_account_id,
         amount, dealing_date, status, created_by, created_name, created_at, submitted_at)
       VALUES ('WALKED', 'M001', $1, '022', $2, $3, 617250, '2026-12-01', '1', '0', '林静', now(), now())`,
      [fund.id, holder.investorId, holder.account],
    ),
  }),
  report: async () => {
    const run = await runOf('2026-11-04')
    const id = await inserted(
      `INSERT INTO ta.report (institution_id, product_id, run_id, kind, dealing_date, accounting_date, corrected, published_at)
       VALUES ('M001', $1, $2, 'holding', '2026-11-04', '2026-11-05', false, now())`,
      [fund.id, run],
    )
    return { iisp, flow: reportFlow, table: 'ta.report', id }
  },
})
