import { groupThousands } from '@iisp/contract/group-thousands'
import { sharesToRedeem } from '../../rules/linking/shares-to-redeem.ts'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import type { RehearsedLink } from './load-links.ts'
import { queueApplication } from './queue-application.ts'
import { type QueuedApplication, type World, navOf, nextNumber, note } from './world.ts'

interface OrderWish extends Pick<QueuedApplication, 'kind' | 'onConfirmed'> {
  /** Yuan to subscribe, or to raise by the redemption. */
  readonly amount: string
  /** Set if the caller has computed the shares. */
  readonly shares?: string | undefined
  readonly notBefore: string
  readonly rules: readonly FiredRule[]
}

/**
 * Places an order of a child at its mother, or notes the reason why it would be kept for the desk.
 */
export async function placeRehearsed(world: World, link: RehearsedLink, wish: OrderWish): Promise<boolean> {
  const { kind, amount, notBefore } = wish
  const facts = { on: notBefore, fund: link.child.code, other: link.mother.code, kind, amount }
  const sized = kind === '022' ? { shares: null, rules: [] } : sharesOf(world, link, wish)
  if (sized.shares === undefined) {
    note(world, { ...facts, what: 'notPlaced', rules: [...wish.rules, ...sized.rules] })
    return false
  }
  const application = {
    number: nextNumber(world),
    account: link.child_id,
    tradingAccountId: world.basis.accountOf(link),
    kind,
    amount: kind === '022' ? amount : null,
    shares: sized.shares,
    ...(wish.onConfirmed && { onConfirmed: wish.onConfirmed }),
  }
  const { placed, rule: why } = await queueApplication(
    world,
    { fundId: link.mother_id, notBefore },
    application,
  )
  const rules = [...wish.rules, ...sized.rules, why]
  note(world, { ...facts, what: placed ? 'placed' : 'notPlaced', shares: sized.shares, rules })
  return placed
}

interface Sized {
  /** Undefined if no shares can be redeemed. */
  readonly shares?: string | null
  readonly rules: readonly FiredRule[]
}
function sharesOf(world: World, { mother_id: motherId, child_id }: RehearsedLink, wish: OrderWish): Sized {
  const { amount, shares, notBefore } = wish
  const held = world.basis.holdings.position(motherId, child_id)
  const nav = navOf(world, motherId, notBefore)
  const answer = sharesToRedeem({ amount, shares, unitNav: nav?.unitNav ?? null, held })
  if ('impossible' in answer) return { rules: [rule(answer.impossible)] }
  const computed =
    shares === undefined
      ? [rule('sharesUp', { amount: groupThousands(amount), nav: nav?.unitNav ?? '' })]
      : []
  const capped = answer.fewer ? [rule('fewShares', { free: groupThousands(answer.shares) })] : []
  return { shares: answer.shares, rules: [...computed, ...capped] }
}
