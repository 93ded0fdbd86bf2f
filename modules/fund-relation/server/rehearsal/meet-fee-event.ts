import { add, compare, subtract } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import { rehearsedQuote } from '@iisp/ta/contract'
import type { RehearsalEvent } from '../../contract/rehearsal/rehearsal.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { carriedAfter, meetFee } from '../../rules/linking/meet-fee.ts'
import { partOfShares } from '../../rules/linking/shares-to-redeem.ts'
import { type FiredRule, rule } from '../../rules/rehearsal/step.ts'
import { redeems } from '../../rules/relations/relation-actions.ts'
import type { RehearsedLink } from './load-links.ts'
import { placeRehearsed } from './place-order.ts'
import { type World, fundOf, navOf, note, unlessRefused } from './world.ts'

type FeeEvent = Extract<RehearsalEvent, { kind: 'fee' }>
/** After the money of a redemption has arrived. */
const payRank = 60

/**
 * Pays a fee of the child that falls due: from its cash, or by redeeming shares of the mother if
 * the cash is not sufficient.
 */
export async function meetFeeEvent(world: World, { on, fee: own, cash }: FeeEvent): Promise<void> {
  const [first] = world.basis.links
  if (first === undefined) return
  const { code: fund } = fundOf(world, first.child_id)
  const before = world.carried
  world.carried = '0.00'
  const fee = add(own, before)
  const rules = compare(before, '0') > 0 ? [rule('feeCarriedIn', { amount: groupThousands(before) })] : []
  const due = (more: readonly FiredRule[]) =>
    note(world, { on, fund, other: '', what: 'feeDue', amount: fee, rules: [...rules, ...more] })
  const link = world.basis.links.find(({ level, terms }) => level === 1 && redeems(terms))
  if (link === undefined) return due([rule('redemptionsNotLinked')])
  const { settings } = world.basis
  if (settings === null) rules.push(rule('settingsAssumed'))
  const answer = meetFee({ fee, cash, payer: settings?.payer ?? '1', hasPayee: true })
  if (answer.by === 'cash') {
    due([rule('cashSuffices', { cash: groupThousands(cash) })])
    return pay(world, { on, fund, amount: fee, rules: [] })
  }
  // For a typed fee the rehearsal does not check whether the terms name a payee.
  if (answer.by !== 'redemption') return due([rule('managerAdvances')])
  const { missing } = answer
  const figures = { cash: groupThousands(cash), missing: groupThousands(missing), code: link.mother.code }
  due([rule('cashShort', figures)])
  return redeemFor(world, link, { on, fund, fee, missing })
}

interface Lacking {
  readonly on: string
  readonly fund: string
  readonly fee: string
  readonly missing: string
}
async function redeemFor(world: World, link: RehearsedLink, lacking: Lacking): Promise<void> {
  const { on, fund, fee, missing } = lacking
  const quoted = await quoteOf(world, link, lacking)
  const placed = await placeRehearsed(world, link, {
    kind: '142',
    amount: missing,
    ...quoted,
    notBefore: on,
    onConfirmed: (net, settlesOn) => {
      const { isConfirmed, carried } = carriedAfter({ fee, missing, net })
      const day = settlesOn ?? on
      if (!isConfirmed) return carry(world, { on: day, fund, carried })
      world.agenda.add(day, payRank, async () => {
        pay(world, { on: day, fund, amount: subtract(fee, carried), rules: [rule('feeShares')] })
        carry(world, { on: day, fund, carried })
      })
    },
  })
  if (!placed) carry(world, { on, fund, carried: fee })
}

/** The shares quoted by the register, or the ratio of the free shares given in the settings. */
async function quoteOf(world: World, link: RehearsedLink, { on, missing }: Lacking) {
  const { mother_id: productId, child_id } = link
  const { holdings, settings } = world.basis
  const nav = navOf(world, productId, on)
  if (nav === null) return { rules: [] }
  const ratio = settings?.ratio ?? null
  if (ratio !== null) {
    const shares = partOfShares(holdings.position(productId, child_id), ratio)
    return { shares, rules: [rule('byRatio', { ratio: percentText(ratio) })] }
  }
  const held = holdings.of(productId, child_id)
  const asked = { productId, amount: missing, on, unitNav: nav.unitNav, held }
  const quote = await unlessRefused(world.call(rehearsedQuote, asked))
  if ('refused' in quote) return { rules: [] }
  return { shares: quote.shares, rules: [rule('quoted', { amount: groupThousands(missing) })] }
}

interface Payment {
  readonly on: string
  readonly fund: string
  readonly amount: string
  readonly rules: readonly FiredRule[]
}
function pay(world: World, { on, fund, amount, rules }: Payment): void {
  if (compare(amount, '0') <= 0) return
  const released = world.basis.settings?.releasesOrder === true ? [] : [rule('releasedByPerson')]
  note(world, { on, fund, other: '', what: 'feePaid', amount, paid: amount, rules: [...rules, ...released] })
}

function carry(world: World, { on, fund, carried }: { on: string; fund: string; carried: string }): void {
  if (compare(carried, '0') <= 0) return
  world.carried = add(world.carried, carried)
  note(world, {
    on,
    fund,
    other: '',
    what: 'feeCarried',
    amount: carried,
    rules: [rule('carriedOn', { amount: groupThousands(carried) })],
  })
}
