import { type ReadContext, reader, sql, stateList } from '@iisp/server'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { fundRelationChartMulti as call } from '../../contract/relations/relation-list.ts'
import { rowTerms } from '../../rules/applications/payload-terms.ts'
import { chartAround } from '../../rules/relations/chart-around.ts'
import { flag } from '../../rules/flag.ts'
import { fundsNow } from '../funds/funds-now.ts'
import type { StoredRelation } from '../tables.ts'
import { relationsOf } from './relation-cases.ts'

/** More relations than any manager has. Beyond this number the oldest are not followed. */
const followed = 5000
/** Maximum number of links that remain distinguishable in a picture. */
const drawn = 300

export const fundRelationChartMulti = reader(call, async (ctx, { cpdm }) => {
  const relations = await ctx.db.all(
    relationsOf(ctx.actor)
      .selectAll('r')
      .where(sql<boolean>`r.status IN ${stateList(relationFlow.sets.live)}`)
      .orderBy('r.id', 'desc')
      .limit(followed + 1),
  )
  const links = relations.map((one) => ({ ...one, motherId: one.mother.code, childId: one.child.code }))
  const around = cpdm === undefined ? links : chartAround(links, cpdm)
  const shown = around.slice(0, drawn)
  return {
    nodes: await chartFunds(ctx, shown),
    links: shown.map(chartLink),
    capped: around.length > drawn || relations.length > followed,
  }
})

async function chartFunds(
  ctx: Pick<ReadContext, 'actor' | 'call' | 'language'>,
  links: readonly StoredRelation[],
) {
  const mothers = new Map(links.map(({ mother, mother_id }) => [mother_id, mother] as const))
  const children = new Map(links.map(({ child, child_id }) => [child_id, child] as const))
  const funds = new Map([...mothers, ...children])
  const { nameOf, companyOf } = await fundsNow(ctx, links)
  return [...funds].map(([id, fund]) => ({
    cpdm: fund.code,
    cpmc: nameOf(id, fund.name),
    type: mothers.has(id) ? (children.has(id) ? ('both' as const) : ('mother' as const)) : ('child' as const),
    jgmc: companyOf(fund),
    sfsyglr: flag(fund.institutionId === ctx.actor.institutionId),
  }))
}

function chartLink({ id, mother, child, terms, status, starts_on }: StoredRelation) {
  const { MZLDFS_NEW, SGLDBL, SGLDJE, SHFHLDBL, SHLDJE, FHSFCFSH } = rowTerms(terms)
  return {
    id,
    source: child.code,
    target: mother.code,
    relstate: status,
    mzldfs: MZLDFS_NEW,
    sgldbl: SGLDBL,
    sgldje: SGLDJE,
    shfhldbl: SHFHLDBL,
    shldje: SHLDJE,
    fhsfcfsh: FHSFCFSH,
    ksrq: starts_on,
  }
}
