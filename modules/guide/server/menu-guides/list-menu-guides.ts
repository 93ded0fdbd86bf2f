import type { Page } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type Handler, pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { listMenuGuides as call } from '../../contract/menu-guides.ts'

interface Row {
  readonly menu_id: string
  readonly version: number
  readonly items: number
  readonly notes: number
  readonly published_by: string
  readonly at: string
}

/** The menus are few and in memory: they are searched and cut here. */
export const listMenuGuides = (pages: readonly Page[]): Handler =>
  reader(call, async ({ db, language }, input) => {
    const window = pageWindow(input)
    const keyword = (input.keyword ?? '').trim().toLowerCase()
    const found = pages.filter((menu) =>
      `${menu.id} ${menu.name.zh} ${menu.name.en} ${menu.path}`.toLowerCase().includes(keyword),
    )
    const rows = await db.all(
      raw(sql<Row>`SELECT DISTINCT ON (menu_id) menu_id, version, jsonb_array_length(content->'items') AS items,
        jsonb_array_length(content->'notes') AS notes, published_by, at
        FROM guide.menu_guide ORDER BY menu_id, version DESC`),
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
        updatedAt: row === undefined ? null : businessDateTime(new Date(row.at)),
        updatedBy: row?.published_by ?? '',
      }
    })
    return pageAnswer(list, found.length, window)
  })
