import { countRows, nameIn, pageAnswer, pageWindow, reader, sql } from '@iisp/server'
import { findPeople as findPeopleCall } from '../../contract/people/find-people.ts'
import { q } from '../tables.ts'

const totalCap = 1000
const people = q
  .selectFrom('identity.person as p')
  .innerJoin('identity.institution as i', 'i.institution_id', 'p.institution_id')
  .leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('identity.account as a')
        .select([
          sql<string[] | null>`array_agg(a.email ORDER BY a.id)`.as('emails'),
          sql<boolean | null>`bool_or(a.enabled)`.as('enabled'),
        ])
        .whereRef('a.person_id', '=', 'p.id')
        .as('own'),
    (join) => join.onTrue(),
  )
const enabled = sql<boolean>`coalesce(own.enabled, false)`

export const findPeople = reader(findPeopleCall, async ({ db, language }, input) => {
  const window = pageWindow(input, 30)
  const keyword = (input.keyword ?? '').normalize('NFKC').trim().toLowerCase()
  // position() takes every character literally, unlike LIKE with its wildcards
  const found = people.where(
    sql<boolean>`position(${keyword} IN concat_ws(E'\\n', lower(p.name), p.spellings,
      array_to_string(own.emails, E'\\n'), lower(i.institution_id), lower(i.name), lower(i.name_en))) > 0`,
  )
  const [list, counted] = await Promise.all([
    db.all(
      found
        .select([
          'p.id',
          'p.name as NAME',
          sql<string>`concat_ws(E'\\n', p.name, p.spellings)`.as('SPELLINGS'),
          sql<string[]>`coalesce(own.emails, '{}')`.as('ACCOUNTS'),
          'i.institution_id as INSTITUTION_ID',
          nameIn(language, 'i.name').as('INSTITUTION'),
          enabled.as('ENABLED'),
        ])
        .orderBy(enabled, 'desc')
        .orderBy('p.name')
        .orderBy('p.id')
        .limit(window.limit)
        .offset(window.offset),
    ),
    db.one(
      q
        .selectFrom(
          found
            .select(sql.lit(1).as('one'))
            .limit(totalCap + 1)
            .as('counted'),
        )
        .select(countRows.as('total')),
    ),
  ])
  const totalCapped = counted.total > totalCap
  return { ...pageAnswer(list, Math.min(counted.total, totalCap), window), totalCapped }
})
