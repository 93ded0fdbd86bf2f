import { refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { type Reader, type WriteContext, sql, stateList } from '@iisp/server'
import { navFlow } from '../../../../contract/dealing/nav-states.ts'
import { runFlow } from '../../../../contract/dealing/run-states.ts'
import type { LargeDecision } from '../../../../contract/dealing/runs.ts'
import { taErrors } from '../../../../contract/errors.ts'
import type { FundTerms } from '../../../../contract/terms/terms.ts'
import { toNav, toShares } from '../../../../rules/amounts/units.ts'
import type { LargeRedemptionDecision, RunInput } from '../../../../rules/run/run-input.ts'
import { compileTerms } from '../../../../rules/terms/compile-terms.ts'
import { type Calendar, calendarFrom } from '../../calendar.ts'
import { lookBack } from '../../open-days.ts'
import { refuseForDistributions } from '../../refuse-for-distributions.ts'
import { termsInForce } from '../../terms-in-force.ts'
import { firstUnfinishedDay } from '../../unfinished-days.ts'
import { type StoredRun, q } from '../../../tables.ts'
import { conversionTargets } from '../../../conversions/conversion-targets.ts'
import {
  type FrozenApplication,
  applicationOf,
  frozenApplications,
  takenConversions,
} from '../frozen-applications.ts'
import { frozenShares, lotsOf } from './load-lots.ts'

/** The input of a run's computation, and the ids of its source rows. */
export interface LoadedRun {
  readonly input: RunInput
  readonly terms: FundTerms
  readonly termsId: string
  readonly navId: string
  readonly unitNav: string
  readonly calendar: Calendar
  /** By application number. */
  readonly applications: ReadonlyMap<string, FrozenApplication>
}
// A deferred redemption looks for the next open day at most a year ahead.
const yearAhead = 400

/**
 * Loads the input of a run. Refuses if
 * - the fund has no terms or no confirmed NAV,
 * - an earlier day is not done, or
 * - a dividend or fee day has to come first, or was already computed from this day.
 */
export async function loadInput(
  { db, call }: Pick<WriteContext, 'db' | 'call'>,
  run: StoredRun,
): Promise<LoadedRun> {
  const { product_id: productId, dealing_date: openDay } = run
  await refuseEarlierDay(db, run)
  await refuseForDistributions(db, { productId, day: openDay })
  const { code, nav } = await fundAndNav(db, productId, openDay)
  const inForce = await termsInForce(db, productId, openDay)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code, date: openDay })
  if (nav === null) return refuse(taErrors.noNav, { code, date: openDay })
  const calendar = await calendarFrom(call, addDays(openDay, -lookBack), yearAhead)
  const applications = [...(await frozenApplications(db, run.id)), ...(await takenConversions(db, run.id))]
  const accounts = [
    ...new Set(
      applications.flatMap((one) => [one.account, ...(one.toAccount === null ? [] : [one.toAccount])]),
    ),
  ]
  const terms = compileTerms(inForce.terms)
  return {
    terms: inForce.terms,
    termsId: inForce.id,
    navId: nav.id,
    unitNav: nav.unit_nav,
    calendar,
    applications: new Map(applications.map((one) => [one.number, one])),
    input: {
      terms,
      openDay,
      confirmedOn: confirmationDay(inForce.terms, calendar, openDay),
      nav: toNav(nav.unit_nav),
      ...(await registerOf(db, productId)),
      applications: applications.map(applicationOf),
      lots: await lotsOf(db, productId, accounts),
      frozen: await frozenShares(db, productId, accounts),
      targets: await conversionTargets(db, applications, openDay, calendar),
      decision: decisionOf(run.decision as LargeDecision | null),
      largeDaysBefore: await largeDaysBefore(db, run),
    },
  }
}

/** The day on which a run of an open day confirms, from which new lots age. */
export const confirmationDay = (
  { confirm }: Pick<FundTerms, 'confirm'>,
  calendar: Calendar,
  openDay: string,
): string =>
  confirm === 'T+0'
    ? openDay
    : (calendar.tradingDaysAfter(openDay)[0] ?? calendar.workingDayAfter(openDay, 1))

const decisionOf = (decision: LargeDecision | null): LargeRedemptionDecision | null => {
  if (decision === null) return null
  if (decision.accept === 'all') return { acceptance: 'all' }
  return decision.accept === 'least'
    ? { acceptance: 'proRata' }
    : { acceptance: 'proRata', accepted: toShares(decision.shares) }
}

async function refuseEarlierDay(db: Reader, { product_id, dealing_date }: StoredRun): Promise<void> {
  const date = await firstUnfinishedDay(db, product_id, addDays(dealing_date, -1))
  if (date !== undefined) refuse(taErrors.earlierDay, { date })
}

async function fundAndNav(db: Reader, productId: string, day: string) {
  const { code } = await db.one(
    q.selectFrom('product.product_name').select('code').where('id', '=', productId),
  )
  const nav = await db.maybe(
    q
      .selectFrom('ta.nav')
      .select(['id', 'unit_nav'])
      .where('product_id', '=', productId)
      .where('nav_date', '=', day)
      .where('status', '=', navFlow.codes.confirmed),
  )
  return { code, nav: nav ?? null }
}

/** The total shares of a fund and its number of holders. */
export async function registerOf(db: Reader, productId: string) {
  const register = await db.maybe(
    q.selectFrom('ta.fund_register').select(['shares', 'holders']).where('product_id', '=', productId),
  )
  return { sharesBefore: toShares(register?.shares ?? '0.00'), holdersBefore: register?.holders ?? 0 }
}

/** The number of consecutive valid runs before this one that were days of large redemption. */
async function largeDaysBefore(db: Reader, run: StoredRun): Promise<number> {
  const before = await db.all(
    q
      .selectFrom('ta.dealing_run')
      .select(sql<boolean>`coalesce((totals->>'isLarge')::boolean, false)`.as('large'))
      .where('product_id', '=', run.product_id)
      .where('dealing_date', '<', run.dealing_date)
      .where(sql<boolean>`status IN ${stateList(runFlow.sets.valid)}`)
      .orderBy('dealing_date', 'desc')
      .limit(2),
  )
  const first = before.findIndex(({ large }) => !large)
  return first === -1 ? before.length : first
}
