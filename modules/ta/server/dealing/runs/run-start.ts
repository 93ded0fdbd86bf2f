import { refuse } from '@iisp/contract'
import { type WriteContext, beginCase, raw, refuseTaken, sql, stateLiteral, writer } from '@iisp/server'
import { applicationFlow } from '../../../contract/applications/application-states.ts'
import { runStart as call } from '../../../contract/dealing/runs.ts'
import { taErrors } from '../../../contract/errors.ts'
import { isPastCutOff } from '../../../rules/dealing/cut-off.ts'
import { type StoredRun, q } from '../../tables.ts'
import { lockFund } from '../../applications/fund-lock.ts'
import { refuseAwaited, includeConversions } from '../../conversions/incoming.ts'
import { runCases } from './run-cases.ts'

export const runStart = writer(call, async (ctx, { productId, dealingDate }) => {
  const { db } = ctx
  const product = await db.one(
    q.selectFrom('product.product_name').select(['id', 'institution_id']).where('id', '=', productId),
  )
  if (!isPastCutOff(dealingDate, ctx.now)) refuse(taErrors.beforeCutOff, { date: dealingDate })
  const run = await freeze(ctx, {
    institutionId: product.institution_id,
    productId,
    dealingDate,
    corrects: null,
  })
  return { id: run.id, state: run.status, version: run.version }
})

interface Day {
  readonly institutionId: string
  readonly productId: string
  readonly dealingDate: string
  readonly corrects: string | null
}

/**
 * Inserts a run with all passed applications of its fund and day that belong to no run, and the conversions into the
 * fund. If two persons freeze at the same time, the unique index refuses the second.
 */
export async function freeze(ctx: WriteContext, day: Day): Promise<StoredRun> {
  const { db, actor, now } = ctx
  await lockFund(db, day.productId)
  const inserted = db.one(
    q
      .insertInto('ta.dealing_run')
      .values({
        institution_id: day.institutionId,
        product_id: day.productId,
        dealing_date: day.dealingDate,
        corrects: day.corrects,
        started_by: actor.personId,
        started_name: actor.name,
        started_at: now,
      })
      .returningAll(),
  )
  const run = await inserted.catch(refuseTaken(taErrors.runThere, 'dealing_run_day'))
  await refuseAwaited(db, day.productId, day.dealingDate)
  const taken = await db.all(includeConversions(run))
  const [frozen] = await db.all(
    raw(sql<{ n: number; amount: string; shares: string }>`WITH taken AS (
        UPDATE ta.application SET run_id = ${run.id}::bigint
        WHERE product_id = ${day.productId}::bigint AND dealing_date = ${day.dealingDate}::date
          AND status = ${stateLiteral(applicationFlow.codes.passed)} AND run_id IS NULL
        RETURNING amount, remaining_shares, business_code
      )
      SELECT count(*)::int AS n, coalesce(sum(amount), 0)::numeric(20, 2)::text AS amount,
        coalesce(sum(remaining_shares) FILTER (WHERE business_code IN ('024', '036', '142')), 0)::numeric(20, 2)::text AS shares
      FROM taken`),
  )
  const applications = (frozen?.n ?? 0) + taken.length
  if (frozen === undefined || applications === 0) return refuse(taErrors.nothingToDeal)
  const counted = {
    application_count: applications,
    subscription_amount: frozen.amount,
    redemption_shares: frozen.shares,
  }
  await db.run(q.updateTable('ta.dealing_run').set(counted).where('id', '=', run.id))
  await beginCase(ctx, runCases, run, 'start', { who: 'register', detail: { applications } })
  return { ...run, ...counted }
}

/** Releases the applications of a run to the day's list. */
export const releaseApplications = (run: StoredRun) => sql`UPDATE ta.application SET run_id = NULL
  WHERE run_id = ${run.id}::bigint AND EXISTS (SELECT FROM moved)`
