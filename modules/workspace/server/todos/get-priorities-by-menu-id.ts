import { reader } from '@iisp/server'
import { getPrioritiesByMenuId as getPrioritiesByMenuIdCall } from '../../contract/todos.ts'
import { ownTodos } from './own-todos.ts'

export const getPrioritiesByMenuId = reader(getPrioritiesByMenuIdCall, async (ctx, { menuId }) => {
  const { db, actor } = ctx
  const own = ownTodos(ctx).find(({ source }) => source.menuId === menuId)
  if (own === undefined) return { id: menuId, total: 0, oldest: null, msg: '' }
  const total = await own.source.count(db, actor)
  const oldest = total === 0 ? null : ((await own.source.oldest?.(db, actor)) ?? null)
  return { id: menuId, total, oldest, msg: '' }
})
