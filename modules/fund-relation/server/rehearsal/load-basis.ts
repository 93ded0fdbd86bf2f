import type { Input, NamedError } from '@iisp/contract'
import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { compare } from '@iisp/contract/exact'
import type { ReadContext } from '@iisp/server'
import { type RehearsedHolding, linkedPosition } from '@iisp/ta/contract'
import { relationErrors as e } from '../../contract/errors.ts'
import type { RehearsalFund, RehearsalHolding, rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import type { ConfigSettings } from '../../rules/configs/config-faults.ts'
import { freeShares } from '../../rules/linking/shares-to-redeem.ts'
import { redeems } from '../../rules/relations/relation-actions.ts'
import { liveRelation } from '../applications/live-relation.ts'
import { accountsAt } from '../funds/accounts-at.ts'
import { dealingOf } from '../funds/fund-terms.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { q } from '../tables.ts'
import { Holdings } from './holdings.ts'
import { type RehearsedLink, isOwn } from './load-links.ts'

type Asked = Input<typeof rehearseRelation>
type Context = Pick<ReadContext, 'db' | 'call' | 'actor' | 'now' | 'language'>

/** The starting position of a rehearsal. */
export interface Basis {
  readonly links: readonly RehearsedLink[]
  /** By product id, the child first. */
  readonly funds: ReadonlyMap<string, RehearsalFund>
  readonly holdings: Holdings
  readonly shownHoldings: readonly RehearsalHolding[]
  /** The account of a link's child at the mother's register; null if none is in use. */
  readonly accountOf: (link: RehearsedLink) => string | null
  /** Settings of the forced redemption for the first relation; null if none are in force. */
  readonly settings: ConfigSettings | null
}

export async function loadBasis(ctx: Context, links: readonly RehearsedLink[], asked: Asked): Promise<Basis> {
  refuseUnusable(ctx, asked)
  const accounts = new Map<RehearsedLink, string | null>()
  const holdings = new Holdings()
  const shownHoldings: RehearsalHolding[] = []
  for (const link of links) {
    const [account] = await accountsAt(ctx, link)
    const id = account?.tradingAccountId ?? null
    accounts.set(link, id)
    const shown = isOwn(ctx.actor, link.mother)
    const real = shown && id !== null ? await realHolding(ctx, link.mother_id, id) : null
    const [childCode, motherCode] = [link.child.code, link.mother.code]
    const typed = asked.holdings.find((one) => one.childCode === childCode && one.motherCode === motherCode)
    const held = typed === undefined ? real : typedHolding(typed, `${link.child_id}-${link.mother_id}`)
    if (held !== null) holdings.set(link.mother_id, link.child_id, held)
    shownHoldings.push({ childCode, motherCode, shares: shown ? freeOf(real) : null })
  }
  return {
    links,
    funds: await fundsOf(ctx, links),
    holdings,
    shownHoldings,
    accountOf: (link) => accounts.get(link) ?? null,
    settings: await settingsOf(ctx, links),
  }
}

/** Refuses figures of 0 and events in the past. */
function refuseUnusable({ now }: Context, { events, navs }: Asked): void {
  const today = businessDate(now)
  const stop = (error: NamedError, field: string): never => refuse(error, { field })
  const atLeast = (least: string, figure: string, field: string) =>
    compare(figure, least) >= 0 || stop(e.rehearsalZero, field)
  for (const [at, event] of events.entries()) {
    if (event.on < today) stop(e.rehearsalPast, `events.${at}.on`)
    if (event.kind === 'subscription') atLeast('0.01', event.amount, `events.${at}.amount`)
    if (event.kind === 'redemption') atLeast('0.01', event.shares, `events.${at}.shares`)
    if (event.kind === 'fee') atLeast('0.01', event.fee, `events.${at}.fee`)
  }
  for (const [at, { unitNav }] of navs.entries()) atLeast('0.01', unitNav, `navs.${at}.unitNav`)
}

async function realHolding(
  { call }: Context,
  productId: string,
  tradingAccountId: string,
): Promise<RehearsedHolding> {
  const { frozen, lots } = await call(linkedPosition, { productId, tradingAccountId })
  return {
    frozen,
    lots: lots.map(({ id, shares, registeredOn, mark }) => ({ id, shares, registeredOn, mark })),
  }
}

const typedHolding = (
  { shares, boughtOn, boughtAt }: Asked['holdings'][number],
  id: string,
): RehearsedHolding => ({
  frozen: '0.00',
  lots: compare(shares, '0') > 0 ? [{ id, shares, registeredOn: boughtOn, mark: boughtAt }] : [],
})

const freeOf = (held: RehearsedHolding | null): string => {
  const holdings = new Holdings()
  if (held !== null) holdings.set('', '', held)
  return freeShares(holdings.position('', ''))
}

/** The funds with their names and, if the caller may see them, their latest NAVs. */
async function fundsOf(ctx: Context, links: readonly RehearsedLink[]): Promise<Map<string, RehearsalFund>> {
  const { nameOf } = await fundsNow(ctx, links)
  const funds = new Map<string, RehearsalFund>()
  for (const { level, ...link } of links)
    for (const end of ['child', 'mother'] as const) {
      const [id, facts] = [link[`${end}_id`], link[end]]
      if (funds.has(id)) continue
      const shown = isOwn(ctx.actor, facts)
      const nav = shown ? ((await dealingOf(ctx, id))?.nav ?? null) : null
      const name = nameOf(id, facts.name)
      funds.set(id, { code: facts.code, name, level: end === 'child' ? level - 1 : level, shown, nav })
    }
  return funds
}

/**
 * The settings of the first relation whose redemptions are linked, even if a change of that
 * relation has been applied for.
 */
async function settingsOf(ctx: Context, links: readonly RehearsedLink[]): Promise<ConfigSettings | null> {
  const link = links.find(({ level, terms }) => level === 1 && redeems(terms))
  if (link === undefined) return null
  const pair = { motherCode: link.mother.code, childCode: link.child.code }
  const id = link.id ?? (await liveRelation(ctx, pair))?.id
  if (id === undefined) return null
  const [found] = await ctx.db.all(
    q
      .selectFrom('fund_relation.config')
      .select('in_force')
      .where('relation_id', '=', id)
      .where('in_force', 'is not', null)
      .orderBy('id'),
  )
  return found?.in_force ?? null
}
