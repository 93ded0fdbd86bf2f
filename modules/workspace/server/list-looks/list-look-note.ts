import { writer } from '@iisp/server'
import { listLookNote as call } from '../../contract/list-looks.ts'
import { q } from '../tables.ts'

export const listLookNote = writer(call, async ({ db, actor, now }, { pageId }) => {
  const looked_at = now.toISOString()
  if (actor.menus.has(pageId))
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
  return { lookedAt: now.getTime() }
})
