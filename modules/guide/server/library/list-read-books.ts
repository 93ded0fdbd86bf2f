import { reader } from '@iisp/server'
import { listReadBooks as call } from '../../contract/library.ts'
import { ownPages } from '../own-menus.ts'
import { presentBook } from '../panel/present-guide.ts'
import { q } from '../tables.ts'

export const listReadBooks = reader(call, async (ctx) => {
  const { actor } = ctx
  const rows = await ctx.db.all(
    q
      .selectFrom('guide.menu_choice')
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('book_saved', '=', true)
      .select('menu_id')
      .orderBy('book_at', 'desc')
      .limit(500),
  )
  const pages = await ownPages(ctx)
  // the book of a menu that the person has no more is not listed
  return rows.flatMap(({ menu_id }) =>
    pages
      .filter((menu) => menu.id === menu_id && actor.menus.has(menu_id))
      .map((menu) => presentBook(menu, ctx.language, true)),
  )
})
