import type { Output } from '@iisp/contract'
import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { findPeople as findPeopleCall } from '../../contract/people.ts'

type Person = Output<typeof findPeopleCall>['list'][number]

const totalCap = 1000

export const findPeople = reader(findPeopleCall, async ({ db }, input) => {
  const window = pageWindow(input, 30)
  const keyword = (input.keyword ?? '').normalize('NFKC').trim().toLowerCase()
  // position() takes every character literally, unlike LIKE with its wildcards
  const found = sql`
    FROM identity.person p JOIN identity.institution i USING (institution_id)
      LEFT JOIN LATERAL (
        SELECT array_agg(a.email ORDER BY a.id) AS emails, bool_or(a.enabled) AS enabled
        FROM identity.account a WHERE a.person_id = p.id) own ON true
    WHERE position(${keyword} IN concat_ws(E'\\n', lower(p.name), p.initials, array_to_string(own.emails, E'\\n'),
      lower(i.institution_id), lower(i.name), lower(i.name_en))) > 0`
  const [list, counted] = await Promise.all([
    db.all(
      raw(sql<Person>`
        SELECT p.id, p.name AS "NAME", p.initials AS "INITIALS", coalesce(own.emails, '{}') AS "ACCOUNTS",
          i.institution_id AS "INSTITUTION_ID", i.name AS "INSTITUTION", coalesce(own.enabled, false) AS "ENABLED"
        ${found}
        ORDER BY coalesce(own.enabled, false) DESC, p.name, p.id
        LIMIT ${window.limit} OFFSET ${window.offset}`),
    ),
    db.one(
      raw(sql<{ total: number }>`
        SELECT count(*)::int AS total FROM (SELECT ${found} LIMIT ${totalCap + 1}) AS counted`),
    ),
  ])
  const totalCapped = counted.total > totalCap
  return { ...pageAnswer(list, Math.min(counted.total, totalCap), window), totalCapped }
})
