import { type ReadContext, sql, stateList } from '@iisp/server'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import type { StoredRelation } from '../tables.ts'
import { relationsOf } from '../relations/relation-cases.ts'
import type { JudgedRow } from './judge-rows.ts'

type Pair = Pick<JudgedRow, 'mother' | 'child'> | { readonly motherCode: string; readonly childCode: string }

/** The live relation between two funds, if the caller's institution is a party to it. */
export const liveRelation = (
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  pair: Pair,
): Promise<StoredRelation | undefined> => {
  const found = relationsOf(actor)
    .selectAll('r')
    .where(sql<boolean>`r.status IN ${stateList(relationFlow.sets.live)}`)
  return db.maybe(
    'mother' in pair
      ? found.where('r.mother_id', '=', pair.mother.id).where('r.child_id', '=', pair.child.id)
      : found
          .where(sql<boolean>`r.mother ->> 'code' = ${pair.motherCode}`)
          .where(sql<boolean>`r.child ->> 'code' = ${pair.childCode}`),
  )
}
