import { reader } from '@iisp/server'
import { queryReadBook as call } from '../../contract/library.ts'
import { choiceOf } from '../panel/menu-choices.ts'
import { guideOf } from '../menu-guides/menu-guides.ts'
import { ownMenu } from '../own-menus.ts'
import { presentBook } from '../panel/present-guide.ts'

export const queryReadBook = reader(call, async (ctx, { menuId }) => {
  const menu = await ownMenu(ctx, menuId)
  if (!(await guideOf(ctx.db, menuId)).book) return null
  return presentBook(menu, ctx.language, (await choiceOf(ctx.db, ctx.actor, menuId)).book_saved)
})
