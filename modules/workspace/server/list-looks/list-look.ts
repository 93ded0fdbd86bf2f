import { changesFrom, reader, sql } from '@iisp/server'
import { listLook as call } from '../../contract/list-looks.ts'
import { q } from '../tables.ts'

export const listLook = reader(call, async ({ db, actor, now }, { pageId }) => {
  const found = await db.maybe(
    q
      .selectFrom('workspace.list_look')
      .select(sql<number>`(extract(epoch FROM looked_at) * 1000)::float8`.as('at'))
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('page_id', '=', pageId),
  )
  const isNews = found !== undefined && found.at >= changesFrom(now)
  return { lookedAt: isNews ? Math.round(found.at) : null }
})
