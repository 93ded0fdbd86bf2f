import type { BothLanguages } from '@iisp/contract'
import { add } from '@iisp/contract/exact'
import type { RehearsalRow, RehearsalTotal } from '../../contract/rehearsal/rehearsal.ts'
import { type RuleCode, ruleTexts } from './rule-texts.ts'

/** A rule that fired, with the figures of its text. */
export interface FiredRule {
  readonly text: BothLanguages
  readonly params: Record<string, string>
}
/** A row of a rehearsal before it is put into words. */
export interface Step extends Omit<RehearsalRow, 'rules'> {
  readonly rules: readonly FiredRule[]
}
export type StepFacts = Pick<Step, 'on' | 'fund' | 'other' | 'what'> & Partial<Step>

export const rule = (code: RuleCode, params: Record<string, string> = {}): FiredRule => ({
  text: ruleTexts[code],
  params,
})

export const step = (facts: StepFacts): Step => ({
  kind: null,
  amount: null,
  shares: null,
  unitNav: null,
  fee: null,
  received: null,
  paid: null,
  rules: [],
  ...facts,
})

/** Orders, receipts and payments of each fund in total, in the order of `funds`. */
export function totalsOf(steps: readonly Step[], funds: readonly string[]): RehearsalTotal[] {
  return funds.map((fund) => {
    const own = steps.filter((one) => one.fund === fund)
    const sum = (of: (one: Step) => string | null) =>
      own.reduce((total, one) => add(total, of(one) ?? '0.00'), '0.00')
    // A confirmation is listed at the confirming fund; the other fund is the holder.
    const held = steps.filter((one) => one.other === fund)
    const confirmed = (what: Step['what']) =>
      held.reduce((total, one) => (one.what === what ? add(total, one.shares ?? '0.00') : total), '0.00')
    return {
      fund,
      placed: sum((one) => (one.what === 'placed' && one.kind === '022' ? one.amount : null)),
      placedShares: sum((one) => (one.what === 'placed' && one.kind !== '022' ? one.shares : null)),
      gotShares: confirmed('subscribed'),
      gaveShares: confirmed('redeemed'),
      received: sum(({ received }) => received),
      paid: sum(({ paid }) => paid),
    }
  })
}
