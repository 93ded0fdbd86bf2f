import { refuse } from '@iisp/contract'
import { type RawBuilder, type Reader, sql, stateList, stateLiteral } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { taErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'
import { firstUnfinishedDay } from './unfinished-days.ts'

// Dividends and fee days are computed from the register after the run of their day: that run and all earlier ones
// must be done, and no later one.

/** The first confirmed run of a fund after a day. */
export async function laterRun(db: Reader, productId: string, day: string): Promise<string | undefined> {
  const found = await db.maybe(
    q
      .selectFrom('ta.dealing_run')
      .select('dealing_date')
      .where('product_id', '=', productId)
      .where('dealing_date', '>', day)
      .where(sql<boolean>`status IN ${stateList(runFlow.sets.valid)}`)
      .orderBy('dealing_date')
      .limit(1),
  )
  return found?.dealing_date
}

/**
 * The first unfinished day of a fund up to `until`: a day with an open run, or with applications that may still be
 * dealt.
 */
export async function firstOpenDay(
  db: Reader,
  productId: string,
  until: string,
): Promise<string | undefined> {
  const unfinished = await firstUnfinishedDay(db, productId, until)
  if (unfinished !== undefined) return unfinished
  const { day } = await db.one(q.selectNoFrom(undecidedDay(productId, until).as('day')))
  return day ?? undefined
}

/** The first day up to `until` with applications that the desk may still pass, because their list is not frozen. */
const undecidedDay = (productId: string, until: string) =>
  sql<string | null>`(SELECT min(a.dealing_date)::text FROM ta.application a
      WHERE ${productId}::bigint IN (a.product_id, a.target_product_id) AND a.dealing_date <= ${until}::date
        AND a.status IN ${stateList(applicationFlow.sets.atDesk)}
        AND NOT EXISTS (SELECT FROM ta.dealing_run r WHERE r.product_id = ${productId}::bigint AND r.dealing_date = a.dealing_date
          AND r.status IN ${stateList([...runFlow.sets.before, ...runFlow.sets.valid])}))`

/** Whether shares of a fund came or left for money on a day. */
export const isDealtForMoney = (productId: string, day: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ta.confirmation c WHERE c.product_id = ${productId}::bigint AND c.valid
    AND c.dealing_date = ${day}::date AND c.run_id IS NOT NULL AND c.shares <> 0
    AND c.business_code IN ('120', '122', '124', '137', '138', '142'))`

/** The confirmed NAV of a fund on a day. Refuses without one. */
export async function confirmedNav(
  db: Reader,
  { productId, code, day }: { readonly productId: string; readonly code: string; readonly day: string },
) {
  const nav = await db.maybe(
    q
      .selectFrom('ta.nav')
      .select(['id', 'unit_nav'])
      .where('product_id', '=', productId)
      .where('nav_date', '=', day)
      .where('status', '=', stateLiteral(navFlow.codes.confirmed)),
  )
  return nav ?? refuse(taErrors.noNav, { code, date: day })
}
