import { type MoveContext, moveCase, sql, stateList } from '@iisp/server'
import { configFlow } from '../../contract/configs/config-states.ts'
import { q } from '../tables.ts'
import { configCases } from './config-cases.ts'

/** Deletes the settings of the forced redemption together with their relation (BO-101). */
export async function removeConfigs(ctx: MoveContext, relationId: string): Promise<void> {
  const found = await ctx.db.all(
    q
      .selectFrom('fund_relation.config')
      .selectAll()
      .where('relation_id', '=', relationId)
      .where(sql<boolean>`status IN ${stateList(configFlow.sets.kept)}`),
  )
  for (const config of found)
    await moveCase(ctx, configCases, config, 'remove', { who: 'system', changes: { in_force: null } })
}
