import { reader, sql } from '@iisp/server'
import { getNames as getNamesCall } from '../../contract/people/find-people.ts'
import { q } from '../tables.ts'

/**
 * Passes one array regardless of the number of ids, so that every request runs the same prepared
 * statement.
 */
const anyOf = (ids: readonly string[]) => {
  const numbers = [...new Set(ids)].filter((id) => /^\d{1,18}$/.test(id))
  return sql<string>`ANY(${numbers}::bigint[])`
}

export const getNames = reader(getNamesCall, async ({ db }, { personIds, accountIds }) => {
  const [people, accounts] = await Promise.all([
    db.all(q.selectFrom('identity.person').select(['id', 'name as NAME']).where('id', '=', anyOf(personIds))),
    db.all(
      q
        .selectFrom('identity.account as a')
        .innerJoin('identity.person as p', 'p.id', 'a.person_id')
        .select(['a.id', 'a.email as EMAIL', 'p.id as PERSON', 'p.name as NAME'])
        .where('a.id', '=', anyOf(accountIds)),
    ),
  ])
  return { people, accounts }
})
