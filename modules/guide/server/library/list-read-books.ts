import { raw, reader, sql } from '@iisp/server'
import { listReadBooks as call } from '../../contract/library.ts'
import { ownPages } from '../own-menus.ts'
import { presentBook } from '../panel/present-guide.ts'

export const listReadBooks = reader(call, async (ctx) => {
  const { actor } = ctx
  const rows = await ctx.db.all(
    raw(sql<{ menu_id: string }>`SELECT menu_id FROM guide.menu_choice
      WHERE account_id = ${actor.accountId} AND institution_id = ${actor.institutionId} AND book_saved
      ORDER BY book_at DESC LIMIT 500`),
  )
  const pages = await ownPages(ctx)
  // a menu that was taken away takes its book along
  return rows.flatMap(({ menu_id }) =>
    pages
      .filter((menu) => menu.id === menu_id && actor.menus.has(menu_id))
      .map((menu) => presentBook(menu, ctx.language, true)),
  )
})
