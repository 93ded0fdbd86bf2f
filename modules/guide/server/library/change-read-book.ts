import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { changeReadBook as call } from '../../contract/library.ts'
import { keepChoice } from '../panel/menu-choices.ts'
import { guideOf } from '../menu-guides/menu-guides.ts'
import { ownMenu } from '../own-menus.ts'
import { presentBook } from '../panel/present-guide.ts'

export const changeReadBook = writer(call, async (ctx, { ID, state }) => {
  const menu = await ownMenu(ctx, ID)
  if (!(await guideOf(ctx.db, ID)).book) refuse(platformErrors.notFound)
  const saved = state === '1'
  await keepChoice(ctx.db, ctx.actor, ID, { book_saved: saved, book_at: ctx.now.toISOString() })
  return presentBook(menu, ctx.language, saved)
})
