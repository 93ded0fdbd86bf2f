import { type Input, isOneOf, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type ReadContext, sql, stateList } from '@iisp/server'
import type { LinkTerms } from '../../contract/applications/link-terms.ts'
import { relationErrors as e } from '../../contract/errors.ts'
import type { rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import type { ApplicationDraft } from '../../rules/applications/payload-terms.ts'
import { readRows } from '../applications/read-rows.ts'
import { type KnownFund, factsOf, fundsByCode } from '../funds/find-funds.ts'
import { relationsOf } from '../relations/relation-cases.ts'
import type { FundFacts, StoredRelation } from '../tables.ts'

/** A relation in a rehearsal; a relation that is only applied for has no id. */
export interface RehearsedLink {
  readonly id: string | null
  readonly mother_id: string
  readonly child_id: string
  readonly mother: FundFacts
  readonly child: FundFacts
  readonly child_account: string
  readonly terms: LinkTerms
  readonly startsOn: string
  readonly endsOn: string | null
  /** 1 for the rehearsed relation, 2 for relations of its mother fund. */
  readonly level: number
}
type Context = Pick<ReadContext, 'db' | 'call' | 'actor' | 'now'>
type Asked = Pick<Input<typeof rehearseRelation>, 'relationId' | 'inputParam'>

/** Limits: levels of mother funds above the child, and relations in total. */
export const mostLevels = 3
const mostLinks = 20

/**
 * The rehearsed relations, and the relations above them that the caller may see; `cut` if there are
 * more.
 */
export async function rehearsedLinks(
  ctx: Context,
  { relationId, inputParam }: Asked,
): Promise<{ readonly links: readonly RehearsedLink[]; readonly cut: boolean }> {
  if ((relationId === undefined) === (inputParam === undefined))
    refuse(e.paramUnreadable, { field: 'relationId' })
  const first =
    relationId === undefined
      ? await appliedFor(ctx, readRows(inputParam ?? ''))
      : [await storedLink(ctx, relationId)]
  const links = [...first]
  const seen = new Set(first.map(({ child_id }) => child_id))
  let above = first
  for (let level = 2; level <= mostLevels; level += 1) {
    above = await linksOfChildren(
      ctx,
      above.map(({ mother_id }) => mother_id).filter((id) => !seen.has(id)),
      level,
    )
    for (const { child_id } of above) seen.add(child_id)
    links.push(...above)
  }
  const beyond = await linksOfChildren(
    ctx,
    above.map(({ mother_id }) => mother_id),
    mostLevels + 1,
  )
  return { links: links.slice(0, mostLinks), cut: beyond.length > 0 || links.length > mostLinks }
}

async function storedLink({ db, actor }: Context, id: string): Promise<RehearsedLink> {
  const found = await db.one(relationsOf(actor).selectAll('r').where('r.id', '=', id))
  return isOneOf(relationFlow.sets.live, found.status) ? linkOf(found, 1) : refuse(e.relationGone)
}

const linkOf = ({ starts_on, ends_on, ...relation }: StoredRelation, level: number): RehearsedLink => ({
  ...relation,
  startsOn: starts_on,
  endsOn: ends_on,
  level,
})

/** Live relations of these child funds. A circle of funds cannot be stored. */
async function linksOfChildren({ db, actor }: Context, children: readonly string[], level: number) {
  if (children.length === 0) return []
  const found = await db.all(
    relationsOf(actor)
      .selectAll('r')
      .where('r.child_id', '=', sql<string>`ANY(${[...new Set(children)]}::bigint[])`)
      .where(sql<boolean>`r.status IN ${stateList(relationFlow.sets.live)}`)
      .orderBy('r.id')
      .limit(mostLinks + 1),
  )
  return found.map((one) => linkOf(one, level))
}

/** The relations applied for. One of the two funds has to be the caller's own. */
async function appliedFor(ctx: Context, drafts: readonly ApplicationDraft[]): Promise<RehearsedLink[]> {
  const funds = await fundsByCode(
    ctx,
    drafts.flatMap(({ motherCode, childCode }) => [motherCode, childCode]),
  )
  return drafts.map((draft) => {
    // A rehearsal plays one child fund with all its mothers.
    if (draft.childCode !== drafts[0]?.childCode) refuse(e.paramUnreadable, { field: 'zjjcpdm' })
    const mother = funds.get(draft.motherCode) ?? refuse(e.motherUnknown, { field: 'mjjcpdm' })
    const child = funds.get(draft.childCode) ?? refuse(e.childUnknown, { field: 'zjjcpdm' })
    if (mother.id === child.id) refuse(e.sameFund, { field: 'mjjcpdm' })
    if (!isOwn(ctx.actor, mother) && !isOwn(ctx.actor, child)) refuse(e.bothForeign, { field: 'mjjcpdm' })
    if (draft.incomplete) refuse(e.triggerIncomplete, { field: 'sgldbl' })
    return draftLink(draft, { mother, child }, businessDate(ctx.now))
  })
}

const draftLink = (
  { terms, childAccount }: ApplicationDraft,
  { mother, child }: { readonly mother: KnownFund; readonly child: KnownFund },
  today: string,
): RehearsedLink => ({
  id: null,
  mother_id: mother.id,
  child_id: child.id,
  mother: factsOf(mother),
  child: factsOf(child),
  child_account: childAccount,
  terms,
  startsOn: terms.startsOn ?? today,
  endsOn: terms.endsOn,
  level: 1,
})

/** Whether the caller may see the terms, NAVs and holdings of a fund. */
export const isOwn = (
  { scope }: Pick<ReadContext['actor'], 'scope'>,
  { institutionId }: Pick<FundFacts, 'institutionId'>,
): boolean => scope === '*' || scope === institutionId
