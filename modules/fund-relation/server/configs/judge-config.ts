import { isUsable } from '@iisp/product/contract'
import { type ReadContext, sql, stateList } from '@iisp/server'
import type { ChildFundAccount } from '@iisp/ta/contract'
import { configFlow } from '../../contract/configs/config-states.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { redeems } from '../../rules/relations/relation-actions.ts'
import { accountsOf, isInUse } from '../funds/accounts-of.ts'
import { fundsOf, statusOf } from '../funds/find-funds.ts'
import { relationsOf } from '../relations/relation-cases.ts'
import { type StoredRelation, q } from '../tables.ts'

interface Pair {
  readonly childCode: string
  readonly motherCode: string
}

/**
 * The relation for which the forced redemption can be set up, with the accounts to choose from.
 * Null (BO-142) if
 * - no relation is in effect,
 * - a fund is not running,
 * - no account is in use,
 * - only subscriptions are linked, or
 * - it is already set up.
 */
export async function judgeConfig(
  ctx: Pick<ReadContext, 'db' | 'call' | 'actor'>,
  { childCode, motherCode }: Pair,
  exceptConfig: string | null = null,
): Promise<{ readonly relation: StoredRelation; readonly accounts: readonly ChildFundAccount[] } | null> {
  const relation = await ctx.db.maybe(
    relationsOf(ctx.actor)
      .selectAll('r')
      .where(sql<boolean>`r.mother ->> 'code' = ${motherCode} AND r.child ->> 'code' = ${childCode}`)
      .where('r.status', '=', relationFlow.codes.effective),
  )
  if (relation === undefined || !redeems(relation.terms)) return null
  if (relation.child.institutionId !== ctx.actor.institutionId) return null
  const funds = await fundsOf(ctx, [relation])
  if (!isUsable(statusOf(funds, relation.child_id))) return null
  const existing = await ctx.db.maybe(
    q
      .selectFrom('fund_relation.config')
      .select('id')
      .where('relation_id', '=', relation.id)
      .where(
        sql<boolean>`status IN ${stateList(configFlow.sets.kept)} AND id IS DISTINCT FROM ${exceptConfig}::bigint`,
      ),
  )
  if (existing !== undefined) return null
  const all = await accountsOf(ctx, { motherCode, childCode })
  const accounts = all.filter(isInUse)
  return accounts.length === 0 ? null : { relation, accounts }
}
