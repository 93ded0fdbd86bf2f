import { reader, sql } from '@iisp/server'
import { recentItemList as call } from '../../contract/recent-items.ts'
import { q } from '../tables.ts'
import { halfLifeSeconds } from './keep-recent.ts'

export const recentItemList = reader(call, async ({ db, actor, now }) => {
  const age = sql`greatest(0, extract(epoch FROM ${now}::timestamptz - opened_at))`
  const kept = await db.all(
    q
      .selectFrom('workspace.recent_item')
      .select(['kind', 'key', 'title', 'detail', 'page_id as pageId', 'query'])
      .select(sql<number>`score * power(0.5, ${age}::float8 / ${halfLifeSeconds}::int)`.as('score'))
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .orderBy('opened_at', 'desc')
      .orderBy('key'),
  )
  return kept.filter(({ pageId }) => actor.menus.has(pageId))
})
