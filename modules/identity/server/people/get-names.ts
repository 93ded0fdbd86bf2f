import { raw, reader, sql } from '@iisp/server'
import { getNames as getNamesCall } from '../../contract/people.ts'

const numbers = (ids: readonly string[]): string[] => [...new Set(ids)].filter((id) => /^\d{1,18}$/.test(id))

export const getNames = reader(getNamesCall, async ({ db }, { personIds, accountIds }) => {
  const [people, accounts] = await Promise.all([
    db.all(
      raw(sql<{ id: string; NAME: string }>`
        SELECT id, name AS "NAME" FROM identity.person WHERE id = ANY(${numbers(personIds)}::bigint[])`),
    ),
    db.all(
      raw(sql<{ id: string; EMAIL: string; PERSON: string; NAME: string }>`
        SELECT a.id, a.email AS "EMAIL", p.id AS "PERSON", p.name AS "NAME"
        FROM identity.account a JOIN identity.person p ON p.id = a.person_id WHERE a.id = ANY(${numbers(accountIds)}::bigint[])`),
    ),
  ])
  return { people, accounts }
})
