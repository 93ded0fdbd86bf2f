import { businessDate } from '@iisp/contract/date'
import { type Writer, raw, sql } from '@iisp/server'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import type { ChangeContent } from '../../contract/investors/investor-changes.ts'
import type { ChangeKind } from '../../contract/investors/investor-kinds.ts'
import { taTopics } from '../../contract/topics.ts'
import type { SentAccount } from '../../rules/exchange/index.ts'
import { applyChange } from '../investors/apply-change.ts'
import { type StoredBatch, q } from '../tables.ts'
import { knownFor, stagedAccounts } from './judge-accounts.ts'

interface Staged {
  readonly applicationNo: string
  readonly businessCode: SentAccount['businessCode']
  readonly distributor: string
  /** The register's name of the distributor; null for its first account. */
  readonly distributorName: string | null
  readonly accountNo: string
  readonly appliedAt: Date
  readonly content: ChangeContent
  readonly investorId: string | null
}
const kinds = { '001': 'open', '003': 'change', '008': 'trading-account' } as const satisfies Record<
  string,
  ChangeKind
>
const confirmed = { '001': '101', '003': '103', '008': '108' } as const

/**
 * Imports the account applications of a set into the register. They take effect at once: the uploader counts as their
 * author, and the operator who accepted the set as their reviewer. The distributor is notified by file 02.
 */
export async function importAccounts(db: Writer, batch: StoredBatch, now: Date): Promise<void> {
  const institutionId = batch.manager_id
  if (institutionId === null || batch.accounts === 0) return
  const found = await db.all(
    raw(sql<Staged>`
      WITH staged AS (${stagedAccounts(batch.id)})
      SELECT e.application_no AS "applicationNo", e.business_code AS "businessCode", e.distributor,
        (SELECT max(o.distributor_name) FROM ta.trading_account o WHERE o.distributor = e.distributor)
          AS "distributorName", e.account_no AS "accountNo", e.applied_at AS "appliedAt", e.content,
        CASE WHEN e.business_code = '001' THEN NULL ELSE v.id END AS "investorId"
      FROM ${knownFor} ORDER BY e.position, e.line`),
  )
  for (const one of found) await take(db, batch, institutionId, one, now)
  db.audit({
    institutionId,
    action: 'ta.exchange-accounts',
    object: `exchange-batch:${batch.id}`,
    detail: { creator: batch.creator, accounts: found.length },
  })
  db.emit({
    topic: taTopics.investorsChanged,
    audience: [institutionId, '*'],
    payload: { batchId: batch.id },
  })
}

async function take(
  db: Writer,
  batch: StoredBatch,
  institutionId: string,
  one: Staged,
  now: Date,
): Promise<void> {
  const { trading } = one.content
  const content: ChangeContent = {
    ...one.content,
    ...(trading && { trading: { ...trading, distributorName: one.distributorName ?? one.distributor } }),
  }
  const change = await db.one(
    q
      .insertInto('ta.investor_change')
      .values({
        institution_id: institutionId,
        investor_id: one.investorId,
        kind: kinds[one.businessCode],
        content,
        source: 'exchange',
        status: investorChangeFlow.codes.effective,
        entered_by: batch.entered_by,
        entered_name: batch.entered_name,
        entered_at: batch.entered_at,
        decided_by: batch.decided_by,
        decided_name: batch.decided_name,
        decided_at: batch.decided_at,
      })
      .returningAll(),
  )
  const investorId = await applyChange({ db, now }, change)
  if (one.investorId === null)
    await db.run(
      q.updateTable('ta.investor_change').set({ investor_id: investorId }).where('id', '=', change.id),
    )
  await db.run(
    q.insertInto('ta.account_confirmation').values({
      change_id: change.id,
      institution_id: institutionId,
      investor_id: investorId,
      application_no: one.applicationNo,
      business_code: confirmed[one.businessCode],
      distributor: one.distributor,
      account_no: one.accountNo,
      applied_at: one.appliedAt,
      confirmed_on: businessDate(now),
    }),
  )
}
