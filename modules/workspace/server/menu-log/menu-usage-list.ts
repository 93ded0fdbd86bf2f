import type { Input } from '@iisp/contract'
import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { type MenuUsage, menuUsageList as call, usualUsageDays } from '../../contract/menu-usage.ts'

type Row = Omit<MenuUsage, 'name'>

/**
 * Rows between the dates. If the first date is missing, the period covers the `usualUsageDays` days
 * before its end.
 */
const within = ({ startDate, endDate }: Input<typeof call>, now: Date) => {
  if (startDate === undefined && endDate === undefined)
    return sql`at >= ${now}::timestamptz - make_interval(days => ${usualUsageDays}::int)`
  const from =
    startDate === undefined ? sql`${endDate}::date - ${usualUsageDays}::int` : sql`${startDate}::date`
  return endDate === undefined ? sql`at >= ${from}` : sql`at >= ${from} AND at < ${endDate}::date + 1`
}

export const menuUsageList = reader(call, async ({ db, now, language, registry }, input) => {
  const names = new Map(registry.pages.map((page) => [page.id, page.name[language]]))
  const rows = await db.all(
    raw(sql<Row>`WITH opened AS (
        SELECT menu_id, count(*)::int AS openings, count(DISTINCT account_id)::int AS accounts
        FROM workspace.menu_log WHERE ${within(input, now)} GROUP BY menu_id
      ), timed AS (
        SELECT menu_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY load_ms + render_ms) AS typical,
          percentile_disc(0.95) WITHIN GROUP (ORDER BY load_ms + render_ms) AS slow
        FROM workspace.menu_timing WHERE ${within(input, now)} GROUP BY menu_id
      )
      SELECT menu_id AS "menuId", openings, accounts, typical AS "typicalMs", slow AS "slowMs"
      FROM opened LEFT JOIN timed USING (menu_id)
      ORDER BY openings DESC, menu_id`),
  )
  // menus of an earlier version of the portal have no name
  const known = rows.flatMap((row) => {
    const name = names.get(row.menuId)
    return name === undefined ? [] : [{ ...row, name }]
  })
  const window = pageWindow(input)
  return pageAnswer(known.slice(window.offset, window.offset + window.limit), known.length, window)
})
