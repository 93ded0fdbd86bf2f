import type { Writer } from '@iisp/server'
import type { SentAccount } from '../../rules/exchange/index.ts'
import { type StoredBatch, q } from '../tables.ts'

/** Stages account applications of a set until it is imported or discarded. */
export async function stageAccounts(
  db: Writer,
  { id, institution_id }: StoredBatch,
  position: number,
  accounts: readonly SentAccount[],
): Promise<void> {
  // the most values that fit into one statement
  for (let at = 0; at < accounts.length; at += 500)
    await db.run(
      q.insertInto('ta.exchange_account').values(
        accounts.slice(at, at + 500).map((one) => ({
          batch_id: id,
          position,
          line: one.line,
          institution_id,
          application_no: one.applicationNo,
          business_code: one.businessCode,
          distributor: one.distributor,
          account_no: one.accountNo,
          fund_account: one.fundAccount,
          id_type: one.idType,
          id_no: one.idNo,
          content: one.content,
          applied_at: new Date(`${one.appliedAt.replace(' ', 'T')}+08:00`),
        })),
      ),
    )
}
