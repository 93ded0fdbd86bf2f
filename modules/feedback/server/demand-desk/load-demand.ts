import type { Writer } from '@iisp/server'
import { q } from '../tables.ts'

/** A demand and its author, for the desk. */
export const loadDemand = (db: Writer, id: string) =>
  db.one(
    q
      .selectFrom('feedback.demand as d')
      .innerJoin('feedback.demand_author as a', (join) =>
        join.onRef('a.demand_id', '=', 'd.id').on('a.reply_id', 'is', null),
      )
      .leftJoin('identity.reach as r', 'r.account_id', 'a.account_id')
      .select(['d.id', 'd.title', 'd.status', 'd.version', 'd.hidden_at'])
      .select(['a.institution_id', 'a.account_id', 'a.person_id', 'r.person_id as owner_id'])
      .where('d.id', '=', id),
  )
