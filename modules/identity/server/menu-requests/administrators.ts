import { type PersonActor, type Reader, sql } from '@iisp/server'
import { menuRequests } from '../../contract/pages.ts'
import { q } from '../tables.ts'

/** The accounts of the caller's institution that decide on requests, by name; never one of the caller. */
export const administratorsOf = (db: Reader, actor: PersonActor) =>
  db.all(
    q
      .selectFrom('identity.reach')
      .select(['account_id', 'name'])
      .where('institution_id', '=', actor.institutionId)
      .where(sql<boolean>`roles && ${[...menuRequests.roles]}::text[]`)
      .where('account_id', '<>', actor.accountId)
      .where('person_id', 'not in', actor.persons)
      .orderBy('name')
      .orderBy('account_id')
      .limit(20),
  )
