import type { Input } from '@iisp/contract'
import { isUsable } from '@iisp/product/contract'
import { type ReadContext, narrow, readPage, reader, sql, stateList } from '@iisp/server'
import { configFlow } from '../../contract/configs/config-states.ts'
import { getFundRelationList as call } from '../../contract/relations/relation-list.ts'
import { relationActions } from '../../rules/relations/relation-actions.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { fundFilters } from '../link-filters.ts'
import { presentLink } from '../present-link.ts'
import { relationsOf } from './relation-cases.ts'

type Context = Pick<ReadContext, 'db' | 'actor' | 'call' | 'language'>
export const getFundRelationList = reader(call, (ctx, input) => relationPage(ctx, input))

const hasConfig = sql<boolean>`EXISTS (SELECT FROM fund_relation.config c
  WHERE c.relation_id = r.id AND c.status IN ${stateList(configFlow.sets.kept)})`

/** One page of relations, presented for the caller. */
export async function relationPage(ctx: Context, input: Input<typeof call>) {
  const { actor } = ctx
  const found = narrow(relationsOf(actor), input, { ...fundFilters('r'), relstate: 'r.status' })
  const answer = await readPage(ctx.db, input, found, {
    select: (all) => all.selectAll('r').select(hasConfig.as('hasConfig')).orderBy('r.id', 'desc'),
    present: (row) => row,
  })
  const reading = { scope: actor.scope, funds: await fundsNow(ctx, answer.list) }
  const list = answer.list.map((row) => ({
    ID: row.id,
    RELSTATE: row.status,
    ...presentLink(row, reading),
    SFSZQS: row.hasConfig ? ('1' as const) : ('0' as const),
    actions: relationActions(row, {
      hasConfig: row.hasConfig,
      childRuns: isUsable(reading.funds.statusOf(row.child_id)),
      viewer: actor,
    }),
  }))
  return { ...answer, list }
}
