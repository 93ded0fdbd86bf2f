import { type Mover, type Writer, beginCases, sql, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applicationCases } from '../applications/application-cases.ts'
import { type StoredBatch, q } from '../tables.ts'
import { lookedUp } from './judge-applications.ts'

const placedColumns = [
  'application_no',
  'institution_id',
  'product_id',
  'business_code',
  'investor_id',
  'trading_account_id',
  'amount',
  'shares',
  'remaining_shares',
  'large_redemption',
  'dividend_method',
  'target_trading_account_id',
  'target_product_id',
  'dealing_date',
  'source',
  'origin',
  'remark',
  'status',
  'created_by',
  'created_name',
  'created_at',
  'submitted_at',
] as const

/**
 * Imports the staged applications of a set into the register as submitted, each with its first step. Their origin
 * consists of distributor and application number, so none is imported twice.
 */
export async function importApplications(
  db: Writer,
  batch: StoredBatch,
  actor: Mover,
  now: Date,
): Promise<void> {
  const placed = await db.all(
    q
      .insertInto('ta.application')
      .columns(placedColumns)
      .expression(
        sql`SELECT e.application_no, f.manager_id, f.product_id, e.business_code, i.id, a.id, e.amount, e.shares,
            e.shares, e.large_redemption, e.dividend_method, t.id, g.product_id, ${batch.business_date}::date, 'exchange',
            'exchange:' || e.distributor || '/' || e.application_no, e.remark,
            ${stateLiteral(applicationFlow.codes.submitted)}, ${actor.personId}, ${actor.name},
            ${now}::timestamptz, e.applied_at
          FROM ${lookedUp()} WHERE e.batch_id = ${batch.id} ORDER BY e.position, e.line`,
      )
      .returning([
        'id',
        'version',
        'status',
        'institution_id',
        'application_no',
        'business_code',
        'created_by',
      ]),
  )
  const ofManagers = Map.groupBy(placed, ({ institution_id }) => institution_id)
  for (const applications of ofManagers.values())
    await beginCases({ db, actor, now, language: 'zh' }, applicationCases, applications, 'import', {
      who: 'system',
      audit: {
        object: `exchange-batch:${batch.id}`,
        detail: { creator: batch.creator, applications: applications.length },
      },
    })
}
