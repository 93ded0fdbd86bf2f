import type { Iisp } from '@iisp/testing/iisp'
import type { TestFund } from './funds.ts'

/** An investor of a manager with a trading account. */
export interface TestHolder {
  readonly investorId: string
  readonly account: string
  readonly name: string
}
type Owner = Pick<Iisp, 'owner'>

let next = 1
/** Opens an investor with one trading account and the designated account of a fund. */
export async function openHolder({ owner }: Owner, fund: TestFund, name = '张三'): Promise<TestHolder> {
  const n = next++
  const { rows } = await owner.query<{ investor: string; account: string }>(
    `WITH investor AS (
       INSERT INTO ta.investor (institution_id, kind, name, id_type, id_no, fund_account, opened_on)
       VALUES ($1, 'institution', $2, 'credit-code', 'T' || $3::text, 'T' || lpad($3::text, 11, '0'), '2020-01-02') RETURNING id
     ), account AS (
       INSERT INTO ta.trading_account (institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
       SELECT $1, id, 'TA' || $3::text, $1, '直销', '2020-01-02' FROM investor RETURNING id
     ), designated AS (
       INSERT INTO ta.designated_account (institution_id, investor_id, product_id, account_no, account_name, bank, since)
       SELECT $1, id, $4, '62220000' || lpad($3::text, 8, '0'), $2, '中国银行', '2020-01-02' FROM investor
     )
     SELECT investor.id AS investor, account.id AS account FROM investor, account`,
    [fund.institutionId, name, String(n), fund.id],
  )
  return { investorId: rows[0]?.investor ?? '', account: rows[0]?.account ?? '', name }
}

interface Asked {
  readonly kind: string
  readonly day: string
  readonly amount?: string
  readonly shares?: string
  readonly remainder?: '0' | '1'
  readonly to?: TestHolder
  /** The target fund of a conversion. */
  readonly into?: TestFund
  /** Changes of the dividend method only: 0 reinvests, 1 takes cash. */
  readonly method?: '0' | '1'
}
/** Inserts a passed application, as the application desk leaves it. Answers its number. */
export async function passedApplication(
  { owner }: Owner,
  fund: TestFund,
  holder: TestHolder,
  { kind, day, amount, shares, remainder = '1', to, method, into }: Asked,
): Promise<string> {
  const no = `TEST${String(next++).padStart(8, '0')}`
  await owner.query(
    `INSERT INTO ta.application (application_no, institution_id, product_id, business_code, investor_id, trading_account_id, amount,
       shares, remaining_shares, large_redemption, target_trading_account_id, dealing_date, status, created_by, created_name,
       created_at, submitted_at, dividend_method, target_product_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, '3', '0', '林静', '2026-11-01 10:00:00+08', '2026-11-01 10:00:00+08', $12, $13)`,
    [
      no,
      fund.institutionId,
      fund.id,
      kind,
      holder.investorId,
      holder.account,
      amount ?? null,
      shares ?? null,
      remainder,
      to?.account ?? null,
      day,
      method ?? null,
      into?.id ?? null,
    ],
  )
  await owner.query(
    `INSERT INTO ta.application_step (application_id, seq, institution_id, event, to_status, person, person_name)
     SELECT id, 1, institution_id, 'pass', '3', '0', '季登' FROM ta.application WHERE application_no = $1`,
    [no],
  )
  return no
}
