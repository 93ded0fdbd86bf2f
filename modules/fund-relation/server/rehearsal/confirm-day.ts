import { refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import { add, compare } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { rehearsedRun, taErrors } from '@iisp/ta/contract'
import { relationErrors } from '../../contract/errors.ts'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import { follow } from './follow.ts'
import { presentConfirmation } from './present-confirmation.ts'
import { queueApplication } from './queue-application.ts'
import {
  type QueuedApplication,
  type RehearsedList,
  type World,
  fundOf,
  holderOf,
  navOf,
  note,
  unlessRefused,
} from './world.ts'

/**
 * The run of a fund's open day: the confirmations, the payments, and the orders that follow at the
 * mother funds.
 */
export async function confirmDay(world: World, list: RehearsedList): Promise<void> {
  const { fundId, day } = list
  const applications = world.runs.get(`${fundId}/${day}`) ?? []
  world.runs.delete(`${fundId}/${day}`)
  const { code } = fundOf(world, fundId)
  const nav = navOf(world, fundId, day)
  if (nav === null) return wait(world, list, applications, rule('waitsForNav', { code, day }))
  const { unitNav } = nav
  const run = await computed(world, list, applications, unitNav)
  if ('refused' in run) return wait(world, list, applications, { text: run.refused, params: run.params })
  const terms = run.ownTerms ? [] : [rule('plainTerms', { code })]
  const by = [rule('confirmed', { code, day, nav: unitNav }), ...terms]
  const queued = new Map(applications.map((one) => [one.number, one]))
  for (const one of run.confirmations) {
    const application = queued.get(one.number)
    if (application === undefined) continue
    const isCut = run.isLarge && application.kind !== '022'
    const rules = isCut ? [...by, rule('large')] : by
    presentConfirmation(world, { ...list, unitNav, rules }, application, one)
    // oxlint-disable-next-line no-await-in-loop -- the rest of a redemption waits in the order of the run
    if (compare(one.deferredShares, '0') > 0) await defer(world, list, application, one.deferredShares)
  }
  await follow(world, { ...list, confirmations: run.confirmations })
}

/** Computes the run by the register's rules and updates the holdings of the rehearsal. */
async function computed(
  world: World,
  { fundId, day }: RehearsedList,
  applications: readonly QueuedApplication[],
  unitNav: string,
) {
  const { holdings } = world.basis
  const accounts = [...new Set(applications.map(({ account }) => account))]
  const before = world.sharesChange.get(fundId) ?? '0.00'
  const run = await unlessRefused(
    world.call(rehearsedRun, {
      productId: fundId,
      openDay: day,
      unitNav,
      sharesChange: before,
      applications: applications.map(({ onConfirmed: _onConfirmed, ...application }) => application),
      holdings: accounts.map((account) => ({ account, held: holdings.of(fundId, account) })),
    }),
  )
  if ('refused' in run) {
    // If a typed NAV is at fault, the refusal names the field of the form.
    const { code } = fundOf(world, fundId)
    if (run.refused.code === taErrors.navPlaces.code)
      refuse(relationErrors.rehearsalNav, { ...run.params, code, field: 'navs' })
    return run
  }
  for (const { account, held } of run.holdings) holdings.set(fundId, account, held)
  world.sharesChange.set(fundId, run.confirmations.map(({ shares }) => shares).reduce(add, before))
  return run
}

/** The applications of a day that cannot be confirmed, with the reason. */
function wait(
  world: World,
  { fundId, confirmedOn: on }: RehearsedList,
  applications: readonly QueuedApplication[],
  why: FiredRule,
): void {
  const { code: fund } = fundOf(world, fundId)
  for (const { account, kind, amount, shares } of applications) {
    const other = holderOf(world, account)
    note(world, { on, fund, other, what: 'waiting', kind, amount, shares, rules: [why] })
  }
}

/** The deferred shares of a large redemption wait for the next open day, under the same number. */
async function defer(
  world: World,
  { fundId, day, confirmedOn }: RehearsedList,
  application: QueuedApplication,
  shares: string,
): Promise<void> {
  const rest = { ...application, shares }
  const { rule: why } = await queueApplication(world, { fundId, notBefore: addDays(day, 1) }, rest)
  const [fund, other] = [fundOf(world, fundId).code, holderOf(world, application.account)]
  const rules = [rule('deferred', { shares: groupThousands(shares) }), why]
  note(world, { on: confirmedOn, fund, other, what: 'deferred', kind: application.kind, shares, rules })
}
