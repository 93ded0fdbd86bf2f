import { writer } from '@iisp/server'
import { addComment as call } from '../../contract/panel.ts'
import { keepChoice } from './menu-choices.ts'
import { nameOf, ownMenu } from '../own-menus.ts'

export const addComment = writer(call, async (ctx, { menuId, status }) => {
  const menu = await ownMenu(ctx, menuId)
  await keepChoice(ctx.db, ctx.actor, menuId, { praise: status })
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'guide.praise',
    object: `menu:${menuId}`,
    detail: { status },
  })
  return { menuId, menuName: nameOf(menu, ctx.language), status }
})
