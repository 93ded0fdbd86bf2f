import { add, isZero } from '@iisp/contract/exact'
import { type RehearsedConfirmation, refusals } from '@iisp/ta/contract'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import { type QueuedApplication, type RehearsedList, type World, fundOf, holderOf, note } from './world.ts'

interface Confirmed extends RehearsedList {
  readonly unitNav: string
  readonly rules: readonly FiredRule[]
}
/** Money moves once the runs of its day are confirmed. */
const moneyRank = 50

/**
 * The rows of a confirmation: the confirmation itself and the payment between the fund and the
 * holder.
 */
export function presentConfirmation(
  world: World,
  { fundId, confirmedOn: on, unitNav, rules }: Confirmed,
  { account, kind, onConfirmed }: QueuedApplication,
  one: RehearsedConfirmation,
): void {
  const [fund, holder] = [fundOf(world, fundId).code, holderOf(world, account)]
  const facts = { on, fund, other: holder, kind, unitNav }
  const shares = one.shares.replace('-', '')
  onConfirmed?.(one.netAmount, one.settlesOn)
  const why = one.refusal === null ? rules : [...rules, { text: refusals[one.refusal], params: {} }]
  if (isZero(shares)) {
    const isBack = !isZero(one.refund)
    const refund = isBack ? { amount: one.refund, rules: [...why, rule('refunded')] } : { rules: why }
    return note(world, { ...facts, what: 'refused', ...refund })
  }
  const fee = add(one.fee, one.performanceFee)
  if (kind !== '022') {
    note(world, { ...facts, what: 'redeemed', amount: one.netAmount, shares, fee, rules: why })
    return payOut(world, { fund, holder, kind }, one)
  }
  const bought = { amount: one.grossAmount, shares, fee, received: one.netAmount }
  const first = holder === '' ? [...why, rule('firstInvestor')] : why
  note(world, { ...facts, what: 'subscribed', ...bought, rules: first })
  if (holder !== '')
    note(world, { on, fund: holder, other: fund, what: 'paid', kind, paid: one.grossAmount, rules: [] })
}

interface Between {
  readonly fund: string
  readonly holder: string
  readonly kind: QueuedApplication['kind']
}
/** The money of a redemption, on its settlement day. */
function payOut(
  world: World,
  { fund, holder, kind }: Between,
  { settlesOn: on, netAmount: money }: RehearsedConfirmation,
): void {
  if (on === null) return
  const rules = [rule('settles', { day: on })]
  world.agenda.add(on, moneyRank, async () => {
    note(world, { on, fund, other: holder, what: 'paid', kind, paid: money, rules })
    if (holder === '') return
    note(world, { on, fund: holder, other: fund, what: 'received', kind, received: money, rules })
  })
}
