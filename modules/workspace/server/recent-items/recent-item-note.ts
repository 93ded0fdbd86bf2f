import { writer } from '@iisp/server'
import { recentItemNote as call } from '../../contract/recent-items.ts'
import { keepRecent } from './keep-recent.ts'

export const recentItemNote = writer(call, async ({ db, actor, now }, item) => {
  if (actor.menus.has(item.pageId)) await keepRecent(db, actor, now, item)
  return null
})
