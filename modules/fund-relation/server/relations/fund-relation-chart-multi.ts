import { reader, sql, stateList } from '@iisp/server'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { fundRelationChartMulti as call } from '../../contract/relations/relation-list.ts'
import { shownFund } from '../../rules/applications/liquidated.ts'
import { rowTerms } from '../../rules/applications/payload-terms.ts'
import { chartAround } from '../../rules/relations/chart-around.ts'
import { statusesOf } from '../funds/find-funds.ts'
import { relationsOf } from './relation-cases.ts'

export const fundRelationChartMulti = reader(call, async (ctx, { cpdm }) => {
  const relations = await ctx.db.all(
    relationsOf(ctx.actor)
      .selectAll('r')
      .where(sql<boolean>`r.status IN ${stateList(relationFlow.sets.live)}`)
      .limit(1000),
  )
  const links = relations.map((one) => ({ ...one, motherId: one.mother.code, childId: one.child.code }))
  const around = chartAround(links, cpdm)
  const statusOf = await statusesOf(ctx, around)
  const names = new Map(
    around.flatMap(({ mother, child, mother_id, child_id }) => [
      [mother.code, shownFund(mother.name, statusOf(mother_id))] as const,
      [child.code, shownFund(child.name, statusOf(child_id))] as const,
    ]),
  )
  const typeOf = (code: string): 'mother' | 'child' | 'both' => {
    const [isMother, isChild] = [
      around.some(({ mother }) => mother.code === code),
      around.some(({ child }) => child.code === code),
    ]
    return isMother ? (isChild ? 'both' : 'mother') : 'child'
  }
  return {
    nodes: [...names].map(([code, name]) => ({ cpdm: code, cpmc: name, type: typeOf(code) })),
    links: around.map(({ mother, child, terms }) => {
      const { SGLDBL, SHFHLDBL } = rowTerms(terms)
      return { source: child.code, target: mother.code, sgldbl: SGLDBL, shfhldbl: SHFHLDBL }
    }),
  }
})
