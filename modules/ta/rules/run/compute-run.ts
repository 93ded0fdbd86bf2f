import { compareNumbers } from '../amounts/split.ts'
import type { Shares } from '../amounts/units.ts'
import type { Lot } from '../holdings/lot.ts'
import { acceptProRata, isLarge, leastAccepted } from '../redemption/large-redemption.ts'
import { lotPrices } from '../redemption/lot-prices.ts'
import type { Application } from './applications.ts'
import { checkInput } from './check-input.ts'
import { checkOutput } from './check-output.ts'
import { type Confirmation, confirm } from './confirmation.ts'
import { inflows } from './inflows.ts'
import { adjust, transfer } from './movements.ts'
import { type Admitted, Outflows } from './outflows.ts'
import { mustHold } from './register-fault.ts'
import { type LotChange, Register } from './register.ts'
import type { RunInput } from './run-input.ts'
import { type RunTotals, totalsOf } from './totals.ts'

export type LargeRedemptionDay = {
  readonly isLarge: boolean
  /** Shares of all due redemptions and conversions out, and the accepted part. */
  readonly requested: Shares
  readonly accepted: Shares
}
export type RunOutput = {
  /** One confirmation for each application, in the order of processing. */
  readonly confirmations: readonly Confirmation[]
  /** With their initial shares: the changes include shares that left again on the same day. */
  readonly newLots: readonly Lot[]
  readonly lotChanges: readonly LotChange[]
  readonly largeRedemption: LargeRedemptionDay
  /**
   * Number of investors for the limit. A holder that redeems everything on the day still counts; the room is free
   * from the next open day on.
   */
  readonly holdersCounted: number
  readonly totals: RunTotals
}

// Order: 145, 144, 033, inflows, forced redemptions, other outflows, 029.
const phases: Record<Application['code'], number> = {
  '145': 0,
  '144': 1,
  '033': 2,
  '037': 3,
  '020': 4,
  '022': 4,
  '142': 5,
  '024': 6,
  '036': 6,
  '029': 7,
}
const compareApplications = (a: Application, b: Application): number =>
  phases[a.code] - phases[b.code] ||
  (a.submittedAt === b.submittedAt
    ? compareNumbers(a.number, b.number)
    : a.submittedAt < b.submittedAt
      ? -1
      : 1)

/**
 * The dealing run of one fund class and open day. Pure: equal input gives equal output.
 * Kinds are processed in this order: forced decreases, forced increases, transfers; conversions in, subscriptions;
 * forced redemptions; redemptions and conversions out; dividend methods.
 * - Applications of one kind are ordered by submission, then by number.
 * - Lots leave first confirmed first out; lots of one day are ordered by number.
 * - Lots of the day itself do not leave.
 * Throws a RegisterFault if the input contradicts itself or a control total does not hold.
 */
export function computeRun(input: RunInput): RunOutput {
  checkInput(input)
  const register = new Register(input)
  const outflows = new Outflows(input, register, lotPrices(input.terms, input))
  const bookInflow = inflows(input, register)
  const confirmations: Confirmation[] = []
  const admitted: Admitted[] = []
  let [into, forced] = [0n, 0n]
  const note = (answer: Admitted | Confirmation) => {
    if ('application' in answer) admitted.push(answer)
    else confirmations.push(answer)
  }
  for (const application of input.applications.toSorted(compareApplications)) {
    switch (application.code) {
      case '144':
      case '145':
        confirmations.push(adjust(application, input, register))
        break
      case '033':
        confirmations.push(transfer(application, register))
        break
      case '020':
      case '022':
      case '037': {
        const confirmed = bookInflow(application)
        into += confirmed.shares
        confirmations.push(confirmed)
        break
      }
      case '142': {
        const answer = outflows.force(application)
        if ('application' in answer) forced += answer.shares
        note(answer)
        break
      }
      case '024':
      case '036':
        note(outflows.admit(application))
        break
      case '029':
        confirmations.push(confirm(application))
        break
    }
  }
  const { day, accepted } = decide(input, admitted, into, forced)
  admitted.forEach((one, index) => confirmations.push(outflows.confirm(one, accepted[index] ?? one.shares)))
  const totals = totalsOf(input.sharesBefore, confirmations)
  checkOutput(input, register, confirmations, totals)
  return {
    confirmations,
    newLots: [...register.moved, ...register.bought],
    lotChanges: register.changes(),
    largeRedemption: day,
    holdersCounted: register.holders.count,
    totals,
  }
}

/** The accepted shares of each admitted outflow. Forced redemptions count towards the threshold and are not cut. */
function decide(
  { terms, sharesBefore, decision, largeDaysBefore }: RunInput,
  admitted: readonly Admitted[],
  into: Shares,
  forced: Shares,
): { readonly day: LargeRedemptionDay; readonly accepted: readonly Shares[] } {
  const all = admitted.map(({ shares }) => shares)
  const out = all.reduce((sum, shares) => sum + shares, 0n)
  const flows = { sharesBefore, out, into }
  const large = terms.largeRedemption
  if (large === null || !isLarge(flows, large))
    return { day: { isLarge: false, requested: out, accepted: out }, accepted: all }
  const { acceptance } = decision ?? large
  const least = leastAccepted(flows, large)
  const chosen = decision?.acceptance === 'proRata' ? (decision.accepted ?? least) : least
  mustHold(chosen >= (largeDaysBefore >= 2 ? 0n : least), 'acceptedBelowLine')
  if (acceptance === 'all') return { day: { isLarge: true, requested: out, accepted: out }, accepted: all }
  const ordinary = admitted.filter(({ application }) => application.code !== '142')
  const room = chosen > forced ? chosen - forced : 0n
  const parts = acceptProRata(
    room,
    ordinary.map(({ application, shares }) => ({ number: application.number, weight: shares })),
  )
  const byNumber = new Map(ordinary.map(({ application }, index) => [application.number, parts[index] ?? 0n]))
  const accepted = admitted.map(({ application, shares }) => byNumber.get(application.number) ?? shares)
  const total = accepted.reduce((sum, shares) => sum + shares, 0n)
  return { day: { isLarge: true, requested: out, accepted: total }, accepted }
}
