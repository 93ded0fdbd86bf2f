import { isUsable, productsByCode } from '@iisp/product/contract'
import { type CallContext, type Reader, type Writer, raw, sql } from '@iisp/server'
import type { RawBuilder } from 'kysely'
import { accountStatus } from '../../contract/investors/investor-kinds.ts'
import { type StoredBatch, q } from '../tables.ts'
import { type Check, judgeStaged } from './judge-staged.ts'
import { type RefusedWay, wayFaults } from './judge-ways.ts'

/** Staged applications joined with the register by their codes; null for unknown codes. */
export const lookedUp = (staged = sql`ta.exchange_application`) => sql`
  ${staged} e
  LEFT JOIN ta.exchange_fund f ON f.batch_id = e.batch_id AND f.code = e.fund_code
  LEFT JOIN ta.exchange_fund g ON g.batch_id = e.batch_id AND g.code = e.target_fund_code
  LEFT JOIN ta.trading_account a
    ON a.institution_id = f.manager_id AND a.distributor = e.distributor AND a.account_no = e.account_no
  LEFT JOIN ta.investor i ON i.id = a.investor_id
  LEFT JOIN ta.trading_account t
    ON t.institution_id = f.manager_id AND t.distributor = e.target_distributor AND t.account_no = e.target_account_no`

const { normal } = accountStatus

/** Whether the same set opens the account in the register of the fund's manager. */
const opened = (accountNo: RawBuilder<unknown>, distributor: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM ta.exchange_account s JOIN ta.exchange_batch b ON b.id = s.batch_id
  WHERE s.batch_id = e.batch_id AND b.manager_id = f.manager_id AND s.business_code IN ('001', '008')
    AND s.account_no = ${accountNo} AND s.distributor = ${distributor})`

const checks: readonly Check[] = [
  { code: 'unknownFund', field: 'FundCode', found: sql`e.fund_code`, when: sql`f.code IS NULL` },
  { code: 'fundUnusable', field: 'FundCode', found: sql`e.fund_code`, when: sql`NOT f.usable` },
  {
    code: 'unknownAccount',
    field: 'TransactionAccountID',
    found: sql`e.account_no`,
    when: sql`f.code IS NOT NULL AND a.id IS NULL AND NOT ${opened(sql`e.account_no`, sql`e.distributor`)}`,
  },
  {
    code: 'accountUnusable',
    field: 'TransactionAccountID',
    found: sql`e.account_no`,
    when: sql`a.status <> ${sql.lit(normal)} OR i.status <> ${sql.lit(normal)}`,
  },
  {
    code: 'otherAccount',
    field: 'TAAccountID',
    found: sql`e.fund_account`,
    when: sql`e.fund_account <> '' AND i.fund_account <> e.fund_account`,
  },
  {
    code: 'unknownFund',
    field: 'CodeOfTargetFund',
    found: sql`e.target_fund_code`,
    when: sql`e.target_fund_code IS NOT NULL AND g.code IS NULL`,
  },
  {
    code: 'fundUnusable',
    field: 'CodeOfTargetFund',
    found: sql`e.target_fund_code`,
    when: sql`NOT g.usable`,
  },
  {
    code: 'targetManager',
    field: 'CodeOfTargetFund',
    found: sql`e.target_fund_code`,
    when: sql`g.manager_id <> f.manager_id`,
  },
  ...wayFaults.map((code) => ({
    code,
    field: 'CodeOfTargetFund',
    found: sql`e.target_fund_code`,
    when: sql`w.code = ${sql.lit(code)}`,
  })),
  {
    code: 'unknownAccount',
    field: 'TargetTransactionAccountID',
    found: sql`e.target_account_no`,
    when: sql`e.target_account_no IS NOT NULL AND t.id IS NULL
      AND NOT ${opened(sql`e.target_account_no`, sql`e.target_distributor`)}`,
  },
  {
    code: 'numberTwice',
    field: 'AppSheetSerialNo',
    found: sql`e.application_no`,
    when: sql`e.of_number > 1`,
  },
  {
    code: 'numberKnown',
    field: 'AppSheetSerialNo',
    found: sql`e.application_no`,
    when: sql`EXISTS (SELECT FROM ta.application k WHERE k.application_no = e.application_no)`,
  },
]

const stagedApplications = (batchId: string) => sql`
  SELECT *, count(*) OVER (PARTITION BY application_no) AS of_number FROM ta.exchange_application
  WHERE batch_id = ${batchId}`

/**
 * Keeps a fault for each staged application that names an unknown code or converts in one of the `refused` ways, up
 * to `most`. Answers their number.
 */
export const judgeApplications = (
  db: Writer,
  batch: StoredBatch,
  most: number,
  refused: readonly RefusedWay[],
): Promise<number> =>
  judgeStaged(db, batch, most, {
    type: '03',
    staged: stagedApplications(batch.id),
    known: sql`${lookedUp(sql`staged`)}
      LEFT JOIN jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) w (source bigint, target bigint, code text)
        ON w.source = f.product_id AND w.target = g.product_id`,
    checks,
  })

/** Stores the funds of a set, as module product knows them now. */
export async function noteFunds(
  db: Writer,
  { id, institution_id }: StoredBatch,
  funds: Awaited<ReturnType<typeof fundsOf>>,
): Promise<void> {
  await db.run(
    raw(sql`
      INSERT INTO ta.exchange_fund (batch_id, institution_id, code, product_id, manager_id, usable)
      SELECT ${id}::bigint, ${institution_id}, code, id, manager, usable
      FROM jsonb_to_recordset(${JSON.stringify(funds)}::jsonb) AS f(code text, id bigint, manager text, usable boolean)`),
  )
}

const codesOf = (id: string) =>
  q
    .selectFrom('ta.exchange_application')
    .select('fund_code as code')
    .where('batch_id', '=', id)
    .union(
      q
        .selectFrom('ta.exchange_application')
        .select((of) => of.ref('target_fund_code').$notNull().as('code'))
        .where('batch_id', '=', id)
        .where('target_fund_code', 'is not', null),
    )
    .limit(20_000)

/** The funds that the staged applications name. */
export async function fundsOf(db: Reader, call: CallContext['call'], { id }: StoredBatch) {
  const codes = (await db.all(codesOf(id))).map(({ code }) => code)
  const { list } = await call(productsByCode, { codes })
  return list.map((one) => ({
    code: one.PRODUCT_NO,
    id: one.ID,
    manager: one.JGDM,
    usable: isUsable(one.CPZT),
  }))
}
