import { writer } from '@iisp/server'
import { setAutoOpen as call } from '../../contract/panel.ts'
import { keepChoice } from './menu-choices.ts'
import { ownMenu } from '../own-menus.ts'

export const setAutoOpen = writer(call, async (ctx, { menuId, ISSHOW }) => {
  await ownMenu(ctx, menuId)
  await keepChoice(ctx.db, ctx.actor, menuId, { opens: ISSHOW === '1' })
  return { result: 'success' as const }
})
