import { isZero } from '@iisp/contract/exact'
import type { RehearsedConfirmation } from '@iisp/ta/contract'
import { percentText } from '../../rules/applications/percent.ts'
import { type Wanted, linksOn, ordersOf } from '../../rules/linking/trigger-orders.ts'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import type { RehearsedLink } from './load-links.ts'
import { placeRehearsed } from './place-order.ts'
import { type RehearsedList, type World, note } from './world.ts'

interface ConfirmedDay extends RehearsedList {
  readonly confirmations: readonly RehearsedConfirmation[]
}

/**
 * Places the orders that a confirmed run triggers at the mother funds, by the same rules as a run
 * of the register.
 */
export async function follow(
  world: World,
  { fundId, day, confirmedOn, ...run }: ConfirmedDay,
): Promise<void> {
  // Like the register, passes on only confirmations with shares or money.
  const told = run.confirmations.filter(({ shares, netAmount }) => !isZero(shares) || !isZero(netAmount))
  if (told.length === 0) return
  for (const link of world.basis.links.filter(({ child_id }) => child_id === fundId)) {
    const facts = {
      on: confirmedOn,
      fund: link.child.code,
      other: link.mother.code,
      what: 'notLinked',
    } as const
    if (!linksOn(link, day)) {
      const { startsOn: from, endsOn } = link
      note(world, { ...facts, rules: [rule('notInEffect', { from, to: endsOn ?? '—', day })] })
      continue
    }
    const orders = ordersOf(link.terms, told)
    if (orders.length === 0) note(world, { ...facts, rules: [rule('notLinked', { code: link.mother.code })] })
    for (const wanted of orders)
      // oxlint-disable-next-line no-await-in-loop -- one order after the other, as the register places them
      await placeRehearsed(world, link, { ...wanted, notBefore: confirmedOn, rules: whyOf(link, wanted) })
  }
}

function whyOf({ terms }: RehearsedLink, { kind }: Wanted): FiredRule[] {
  const trigger = kind === '022' ? terms.subscription : terms.redemption
  const part =
    trigger?.by === 'ratio' ? rule('ratio', { ratio: percentText(trigger.ratio) }) : rule('fixedAmount')
  return kind === '024' && terms.withRedemptionFee ? [part, rule('withFee')] : [part]
}
