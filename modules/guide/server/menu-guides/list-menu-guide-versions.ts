import { businessDateTime } from '@iisp/contract/date'
import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { listMenuGuideVersions as call } from '../../contract/menu-guides.ts'

export const listMenuGuideVersions = reader(call, async ({ db }, input) => {
  const window = pageWindow(input)
  const rows = await db.all(
    raw(sql<{ version: number; at: string; published_by: string }>`SELECT version, at, published_by
      FROM guide.menu_guide WHERE menu_id = ${input.menuId}
      ORDER BY version DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(
      sql<{
        total: number
      }>`SELECT count(*)::int AS total FROM guide.menu_guide WHERE menu_id = ${input.menuId}`,
    ),
  )
  const list = rows.map((row) => ({
    version: row.version,
    at: businessDateTime(new Date(row.at)),
    by: row.published_by,
  }))
  return pageAnswer(list, total, window)
})
