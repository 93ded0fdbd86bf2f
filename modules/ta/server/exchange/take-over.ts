import { type Writer, raw, sql, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { StoredBatch } from '../tables.ts'
import { lookedUp } from './judge-applications.ts'

/**
 * Puts the staged applications of a set into the register, submitted, each with its first step: all of them, in one
 * statement. The number of the application and its distributor are its origin, so it is never taken over twice.
 */
export async function takeOver(
  db: Writer,
  batch: StoredBatch,
  actor: { readonly personId: string; readonly name: string },
  now: Date,
): Promise<void> {
  const taken = await db.all(
    raw(sql<{ institution_id: string; count: number }>`
      WITH placed AS (
        INSERT INTO ta.application (application_no, institution_id, product_id, business_code, investor_id,
          trading_account_id, amount, shares, remaining_shares, large_redemption, dividend_method,
          target_trading_account_id, target_product_id, dealing_date, source, origin, remark, status, created_by, created_name, created_at,
          submitted_at)
        SELECT e.application_no, f.manager_id, f.product_id, e.business_code, i.id, a.id, e.amount, e.shares, e.shares,
          e.large_redemption, e.dividend_method, t.id, g.product_id, ${batch.business_date}::date, 'exchange',
          'exchange:' || e.distributor || '/' || e.application_no, e.remark,
          ${stateLiteral(applicationFlow.codes.submitted)}, ${actor.personId}, ${actor.name}, ${now}::timestamptz,
          e.applied_at
        FROM ${lookedUp()}
        WHERE e.batch_id = ${batch.id}
        ORDER BY e.position, e.line
        RETURNING id, version, institution_id
      ), step AS (
        INSERT INTO ta.application_step (application_id, seq, institution_id, event, from_status, to_status, person,
          person_name)
        SELECT id, version, institution_id, 'submit', NULL, ${stateLiteral(applicationFlow.codes.submitted)},
          ${actor.personId}, ${actor.name} FROM placed
      )
      SELECT institution_id, count(*)::int AS count FROM placed GROUP BY institution_id ORDER BY institution_id`),
  )
  for (const { institution_id, count } of taken) {
    db.audit({
      institutionId: institution_id,
      action: 'ta.exchange-applications',
      object: `exchange-batch:${batch.id}`,
      detail: { creator: batch.creator, applications: count },
    })
    db.emit({
      topic: taTopics.applicationChanged,
      audience: [institution_id, '*'],
      payload: { batchId: batch.id },
    })
  }
}
