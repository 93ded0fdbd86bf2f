import { type Writer, sql } from '@iisp/server'
import { accountStatus, identityTypes } from '../../contract/investors/investor-kinds.ts'
import type { StoredBatch } from '../tables.ts'
import { type Check, judgeStaged } from './judge-staged.ts'

/**
 * The account applications of a set with the manager of their register, and the number of times that the set names
 * the same number, account or document.
 */
export const stagedAccounts = (batchId: string) => sql`
  SELECT s.*, b.manager_id,
    count(*) OVER (PARTITION BY s.application_no) AS of_number,
    count(*) FILTER (WHERE s.business_code <> '003') OVER (PARTITION BY s.distributor, s.account_no) AS of_account,
    count(*) FILTER (WHERE s.business_code = '001') OVER (PARTITION BY s.id_type, s.id_no) AS of_document
  FROM ta.exchange_account s JOIN ta.exchange_batch b ON b.id = s.batch_id WHERE s.batch_id = ${batchId}`

/**
 * Joins the `staged` records with the register: `k` is the investor with the document, `a` the trading account, `v`
 * the investor to be changed or to get another trading account.
 */
export const knownFor = sql`
  staged e
  LEFT JOIN ta.investor k ON k.institution_id = e.manager_id AND k.id_type = e.id_type AND k.id_no = e.id_no
    AND k.status <> ${sql.lit(accountStatus.closed)}
  LEFT JOIN ta.trading_account a
    ON a.institution_id = e.manager_id AND a.distributor = e.distributor AND a.account_no = e.account_no
  LEFT JOIN ta.investor v ON v.institution_id = e.manager_id
    AND CASE WHEN e.fund_account = '' THEN v.id = a.investor_id ELSE v.fund_account = e.fund_account END`

/** The kind of investor for the staged record's type of document. */
const kindOfDocument = sql`CASE e.id_type ${sql.join(
  Object.entries(identityTypes).map(([type, { of }]) => sql`WHEN ${sql.lit(type)} THEN ${sql.lit(of)}`),
  sql` `,
)} END`
const opening = sql`e.business_code = '001'`
const change = sql`e.business_code = '003'`
const checks: readonly Check[] = [
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
    when: sql`EXISTS (SELECT FROM ta.account_confirmation c
      WHERE c.distributor = e.distributor AND c.application_no = e.application_no)`,
  },
  {
    code: 'investorKnown',
    field: 'CertificateNo',
    found: sql`''`,
    when: sql`k.id IS NOT NULL AND (${opening} OR (${change} AND k.id IS DISTINCT FROM v.id))`,
  },
  {
    code: 'identityOther',
    field: 'CertificateNo',
    found: sql`''`,
    when: sql`e.business_code = '008' AND e.id_no IS NOT NULL AND v.id IS NOT NULL AND k.id IS DISTINCT FROM v.id`,
  },
  {
    code: 'identityKind',
    field: 'CertificateType',
    found: sql`''`,
    when: sql`${change} AND e.id_type IS NOT NULL AND v.kind <> ${kindOfDocument}`,
  },
  {
    code: 'accountTwice',
    field: 'CertificateNo',
    found: sql`e.account_no`,
    when: sql`${opening} AND e.of_document > 1`,
  },
  {
    code: 'accountTwice',
    field: 'TransactionAccountID',
    found: sql`e.account_no`,
    when: sql`NOT ${change} AND e.of_account > 1`,
  },
  {
    code: 'accountTaken',
    field: 'TransactionAccountID',
    found: sql`e.account_no`,
    when: sql`NOT ${change} AND a.id IS NOT NULL`,
  },
  {
    code: 'unknownAccount',
    field: 'TransactionAccountID',
    found: sql`e.account_no`,
    when: sql`${change} AND a.id IS NULL`,
  },
  {
    code: 'unknownFundAccount',
    field: 'TAAccountID',
    found: sql`e.fund_account`,
    when: sql`e.fund_account <> '' AND v.id IS NULL`,
  },
  {
    code: 'otherAccount',
    field: 'TAAccountID',
    found: sql`e.fund_account`,
    when: sql`${change} AND v.id IS NOT NULL AND a.id IS NOT NULL AND a.investor_id <> v.id`,
  },
  {
    code: 'accountUnusable',
    field: 'TAAccountID',
    found: sql`coalesce(v.fund_account, '')`,
    when: sql`v.status <> ${sql.lit(accountStatus.normal)}`,
  },
]

/**
 * Keeps a fault for each staged account application that contradicts the register, up to `most`. Answers their
 * number.
 */
export const judgeAccounts = (db: Writer, batch: StoredBatch, most: number): Promise<number> =>
  judgeStaged(db, batch, most, { type: '01', staged: stagedAccounts(batch.id), known: knownFor, checks })
