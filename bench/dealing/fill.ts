import { type FundTerms, applicationFlow, navFlow, termsFlow } from '@iisp/ta/contract'
import type pg from 'pg'
import { killTerms } from '../../prove/kill/dealing/funds.ts'

/** Sizes of the register that is filled. */
export interface RegisterSize {
  readonly funds: number
  /** Applications of each fund, one for each of its holders: every second one is a redemption. */
  readonly applications: number
  readonly lotsPerHolder: number
}
/** The open day that is dealt; its cut-off has long passed. */
export const openDay = '2026-03-18'
export const nav = '1.4321'
const operators = [
  'lin.jing@yuanshan.example',
  'he.yu@qiming.example',
  'su.qing@chenghai.example',
  'tang.ning@yunshan.example',
]
/** Above every id of the demonstration. */
const firstId = 90_000_000

/** The terms of all funds: a load, a redemption fee and a performance fee for each lot, so that nothing is free of cost. */
const terms: FundTerms = { ...killTerms, maximumHolders: 100_000 }

/** A fund and the institution of its manager. */
export interface FilledFund {
  readonly id: string
  readonly institution: string
}

/**
 * Fills the register of funds that nobody dealt before, in the order of their managers: passed applications for one open
 * day, holders with lots of different ages and marks, holdings and totals that agree, and a confirmed NAV.
 */
export async function fillRegister(owner: pg.Client, size: RegisterSize): Promise<FilledFund[]> {
  const { rows: managers } = await owner.query<{ id: string }>(
    'SELECT institution_id AS id FROM identity.account WHERE email = ANY ($1) ORDER BY email',
    [operators],
  )
  const institutions = managers.map(({ id }) => id)
  await owner.query(
    `CREATE TABLE bench_fund AS SELECT ${firstId} + n AS id, ($1::text[])[1 + n % $2] AS institution_id FROM generate_series(1, $3::int) n`,
    [institutions, institutions.length, size.funds],
  )
  await owner.query(
    `CREATE TABLE bench_account AS SELECT ${firstId} + m * 10000 + n AS id, ($1::text[])[m] AS institution_id, n
     FROM generate_series(1, $2::int) m, generate_series(1, $3::int) n`,
    [institutions, institutions.length, size.applications],
  )
  for (const text of [...funds, ...holders]) await owner.query(text)
  await owner.query(insertTerms, [JSON.stringify(terms)])
  // checked below, all at once
  await owner.query('SET session_replication_role = replica')
  await owner.query(insertLots, [size.lotsPerHolder])
  for (const text of [...sums, applications]) await owner.query(text)
  await owner.query('SET session_replication_role = origin')
  await owner.query('VACUUM (ANALYZE)')
  const { rows } = await owner.query<FilledFund>(
    'SELECT id::text, institution_id AS institution FROM bench_fund ORDER BY institution_id, id',
  )
  return rows
}

const funds = [
  `INSERT INTO product.product (id, institution_id, xmbh, code, name, initials, search, status, type, ta_outsourced,
      valuation_outsourced, established_on, business_limited)
    SELECT id, institution_id, 'B' || id, 'B' || id, '基准' || id || '号', 'jz', 'jz', '1', '1', true, true, '2024-01-02', false
    FROM bench_fund`,
  `INSERT INTO transfers.custody_account (institution_id, product_id, project_no, kind, account_no, name, open_bank)
    SELECT institution_id, id, 'B' || id, kind, id || '0' || kind, '基准', '工商银行' FROM bench_fund, unnest(ARRAY['1', '2']) kind`,
  `INSERT INTO ta.nav (institution_id, product_id, nav_date, unit_nav, accumulated_nav, status, entered_by, entered_name, entered_at,
      decided_by, decided_name, decided_at)
    SELECT institution_id, id, '${openDay}', ${nav}, ${nav}, '${navFlow.codes.confirmed}', 'bench-1', '', now(), 'bench-2', '', now() FROM bench_fund`,
]
const insertTerms = `
  INSERT INTO ta.fund_terms (institution_id, product_id, effective_from, terms, status, entered_by, entered_name, entered_at,
    decided_by, decided_name, decided_at)
  SELECT institution_id, id, '2024-01-02', $1, '${termsFlow.codes.approved}', 'bench-1', '', now(), 'bench-2', '', now() FROM bench_fund`
const holders = [
  `INSERT INTO ta.investor (id, institution_id, kind, name, id_type, id_no, fund_account, opened_on, qualified_until, risk_until)
    SELECT id, institution_id, 'person', '投资者' || n, '0', 'B' || id, 'B' || id, '2024-01-02', '2099-12-31', '2099-12-31'
    FROM bench_account`,
  `INSERT INTO ta.trading_account (id, institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
    SELECT id, institution_id, id, 'B' || id, institution_id, '直销', '2024-01-02' FROM bench_account`,
]
// The two oldest lots are small, so that a redemption takes shares of three.
const insertLots = `
  INSERT INTO ta.lot (institution_id, product_id, investor_id, trading_account_id, source, registered_on, shares_initial, shares,
    cost, nav, mark)
  SELECT institution_id, product_id, account, account, '1', day, shares, shares, round(shares * mark, 2), mark, mark
  FROM (
    SELECT f.institution_id, f.id AS product_id, a.id AS account, date '2024-02-05' + 97 * age AS day,
      CASE WHEN age < 2 THEN 5000 + a.n + age * 0.37 ELSE 100000 + a.n + age * 0.13 END AS shares,
      1 + ((f.id + a.n * 7 + age * 13) % 60) * 0.01 AS mark
    FROM bench_fund f JOIN bench_account a USING (institution_id) CROSS JOIN generate_series(0, $1::int - 1) age
    ORDER BY f.id, a.id, age
  ) made`
const sums = [
  `INSERT INTO ta.holding (product_id, trading_account_id, investor_id, institution_id, shares, since)
    SELECT product_id, trading_account_id, investor_id, institution_id, sum(shares), min(registered_on) FROM ta.lot
    WHERE product_id > ${firstId} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`,
  `INSERT INTO ta.fund_register (product_id, institution_id, shares, holders)
    SELECT product_id, institution_id, sum(shares), count(*) FROM ta.holding WHERE product_id > ${firstId} GROUP BY 1, 2`,
]
const applications = `
  INSERT INTO ta.application (id, application_no, institution_id, product_id, business_code, investor_id, trading_account_id, amount,
    shares, remaining_shares, dealing_date, status, created_by, created_name, created_at, submitted_at)
  SELECT ${firstId} + row_number() OVER (ORDER BY product_id, account), 'B' || product_id || lpad(n::text, 5, '0'), institution_id,
    product_id, CASE WHEN is_out THEN '024' ELSE '022' END, account, account,
    CASE WHEN NOT is_out THEN 50000 + n * 17.31 END, CASE WHEN is_out THEN 12000 + n * 3.07 END,
    CASE WHEN is_out THEN 12000 + n * 3.07 END, '${openDay}', '${applicationFlow.codes.passed}', 'bench', '', '2026-03-17 10:00', '2026-03-17 10:00'
  FROM (
    SELECT f.institution_id, f.id AS product_id, a.id AS account, a.n, a.n % 2 = 0 AS is_out
    FROM bench_fund f JOIN bench_account a USING (institution_id)
  ) made`
