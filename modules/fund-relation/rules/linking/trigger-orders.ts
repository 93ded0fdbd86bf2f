import { divide, multiply } from '@iisp/contract/decimal'
import { add, compare } from '@iisp/contract/exact'
import type { LinkTerms, Trigger } from '../../contract/applications/link-terms.ts'

/** An order that a confirmation of the child fund triggers at the mother fund. */
export type Wanted =
  | { readonly kind: '022'; readonly amount: string }
  /** Redeems enough shares of the mother to raise at least this amount, yuan. */
  | { readonly kind: '024'; readonly amount: string }

interface Confirmation {
  readonly kind: string
  readonly netAmount: string
  readonly grossAmount: string
}
// A conversion into the fund brings money like a subscription; a conversion out of it takes money
// like a redemption.
const subscriptions = ['120', '122', '137']
const redemptions = ['124', '138', '142']
const dividend = '143'
const positive = (amount: string) => compare(amount, '0.00') > 0

/**
 * The order that a confirmed subscription, redemption or dividend of the child triggers at the
 * mother; null if its link triggers none. A ratio of an amount is truncated to cents, so that the
 * parts never exceed the whole (domain rules).
 */
export function wantedOf(terms: LinkTerms, confirmation: Confirmation): Wanted | null {
  if (subscriptions.includes(confirmation.kind)) {
    const amount = partOf(terms.subscription, confirmation.netAmount)
    return amount === null ? null : { kind: '022', amount }
  }
  const redeemsFor =
    redemptions.includes(confirmation.kind) || (confirmation.kind === dividend && terms.redeemsOnDividend)
  if (!redeemsFor) return null
  // If the link says so, the redemption also has to raise the fees that leave the child.
  const base =
    confirmation.kind !== dividend && terms.withRedemptionFee
      ? confirmation.grossAmount
      : confirmation.netAmount
  const amount = partOf(terms.redemption, base)
  return amount === null ? null : { kind: '024', amount }
}

function partOf(trigger: Trigger | null, whole: string): string | null {
  if (trigger === null || !positive(whole)) return null
  const amount = trigger.by === 'amount' ? trigger.amount : multiply(whole, trigger.ratio, 2, 'truncate')
  return positive(amount) ? amount : null
}

/** shares = amount / NAV, rounded up so that the money is sufficient (domain rules, E12). */
export const sharesFor = (amount: string, unitNav: string): string => divide(amount, unitNav, 2, 'ceil')

/** Whether a link is in effect on a day. */
export const linksOn = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string | null },
  day: string,
): boolean => startsOn <= day && (endsOn === null || day <= endsOn)

/**
 * Combines the orders of a relation and a day into one per kind: ratios are summed over all
 * confirmations, a fixed amount counts once.
 */
export function ordersOf(terms: LinkTerms, confirmations: readonly Confirmation[]): Wanted[] {
  const wanted = confirmations.flatMap((one) => wantedOf(terms, one) ?? [])
  return (['022', '024'] as const).flatMap((kind): Wanted[] => {
    const amounts = wanted.filter((one) => one.kind === kind).map(({ amount }) => amount)
    const [first] = amounts
    if (first === undefined) return []
    const trigger = kind === '022' ? terms.subscription : terms.redemption
    return [{ kind, amount: trigger?.by === 'amount' ? first : amounts.reduce(add, '0.00') }]
  })
}
