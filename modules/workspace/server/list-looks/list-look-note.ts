import { changesFrom, sql, writer } from '@iisp/server'
import { listLookNote as call } from '../../contract/list-looks.ts'
import { q } from '../tables.ts'

export const listLookNote = writer(call, async ({ db, actor, now }, { pageId }) => {
  const lookedAt = now.getTime()
  if (!actor.menus.has(pageId)) return { lookedAt, before: null }
  const last = await db.maybe(
    q
      .selectFrom('workspace.list_look')
      .select(sql<number>`(extract(epoch FROM looked_at) * 1000)::float8`.as('at'))
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('page_id', '=', pageId),
  )
  const looked_at = now.toISOString()
  await db.run(
    q
      .insertInto('workspace.list_look')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        page_id: pageId,
        looked_at,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'institution_id', 'page_id']).doUpdateSet({ looked_at }),
      ),
  )
  const isNews = last !== undefined && last.at >= changesFrom(now)
  return { lookedAt, before: isNews ? Math.round(last.at) : null }
})
