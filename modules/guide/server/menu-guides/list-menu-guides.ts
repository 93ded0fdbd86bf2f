import { pageAnswer, pageWindow, reader, sql, timeText } from '@iisp/server'
import { listMenuGuides as call } from '../../contract/menu-guides.ts'
import { q } from '../tables.ts'

/** Searches and pages the menus in memory, since there are only a few. */
export const listMenuGuides = reader(call, async ({ db, language, registry }, input) => {
  const window = pageWindow(input)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const found = registry.pages.filter((menu) =>
    `${menu.id} ${menu.name.zh} ${menu.name.en} ${menu.path}`.toLowerCase().includes(keyword),
  )
  const rows = await db.all(
    q
      .selectFrom('guide.menu_guide')
      .distinctOn('menu_id')
      .select([
        'menu_id',
        'version',
        sql<number>`jsonb_array_length(content->'items')`.as('items'),
        sql<number>`jsonb_array_length(content->'notes')`.as('notes'),
        'published_by',
        timeText('at').as('at'),
      ])
      .orderBy('menu_id')
      .orderBy('version', 'desc'),
  )
  const stored = new Map(rows.map((row) => [row.menu_id, row]))
  const list = found.slice(window.offset, window.offset + window.limit).map((menu) => {
    const row = stored.get(menu.id)
    return {
      menuId: menu.id,
      menuName: menu.name[language],
      path: menu.path,
      version: row?.version ?? 0,
      items: row?.items ?? 0,
      notes: row?.notes ?? 0,
      updatedAt: row?.at ?? null,
      updatedBy: row?.published_by ?? '',
    }
  })
  return pageAnswer(list, found.length, window)
})
