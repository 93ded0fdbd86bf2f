import { type Reader, sql, stateList, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { waitingIn } from '../conversions/incoming.ts'
import { q } from '../tables.ts'

/**
 * The first day of a fund up to `until` with
 * - passed applications or conversions in that belong to no run,
 * - or a run that is not confirmed.
 * The view ta.dealing_day answers the same, but would add up the applications of all funds.
 */
export async function firstUnfinishedDay(
  db: Reader,
  productId: string,
  until: string,
): Promise<string | undefined> {
  const waiting = q
    .selectFrom('ta.application')
    .select('dealing_date')
    .where('product_id', '=', productId)
    .where('dealing_date', '<=', until)
    .where('status', '=', stateLiteral(applicationFlow.codes.passed))
    .where('run_id', 'is', null)
  const begun = q
    .selectFrom('ta.dealing_run')
    .select('dealing_date')
    .where('product_id', '=', productId)
    .where('dealing_date', '<=', until)
    .where(sql<boolean>`status IN ${stateList(runFlow.sets.before)}`)
  const awaited = q
    .selectFrom('ta.application')
    .select('dealing_date')
    .where('target_product_id', '=', productId)
    .where('dealing_date', '<=', until)
    .where('status', '=', stateLiteral(applicationFlow.codes.passed))
  const comingIn = q
    .selectFrom('ta.confirmation as c')
    .select('c.dealing_date')
    .where('c.target_product_id', '=', productId)
    .where('c.dealing_date', '<=', until)
    .where(waitingIn)
  const first = await db.maybe(
    waiting.union(begun).union(awaited).union(comingIn).orderBy('dealing_date').limit(1),
  )
  return first?.dealing_date
}
