import { failedEventList as call } from '@iisp/audit/contract'
import { raw, reader, sql } from '@iisp/server'
import { idCursor, keysetPage, sizeOf } from './keyset.ts'

interface Row {
  id: string
  topic: string
  about: string
  at: string
  state: 'retrying' | 'dead' | 'waiting'
  tries: number
  nextAt: string | null
  behind: number
  reason: string
}
const totalCap = 10_000

export const failedEventList = reader(call, async ({ db }, input) => {
  const size = sizeOf(input.pageSize)
  const cursor = idCursor(input.cursor)
  const after = cursor === undefined ? sql`` : sql`WHERE f.id > ${cursor}::bigint`
  const rows = await db.all(
    raw(sql<Row>`SELECT id, topic, about, at, state, tries, behind, reason,
        CASE state WHEN 'retrying' THEN to_char(next_at, 'YYYY-MM-DD HH24:MI:SS') END AS "nextAt"
      FROM (SELECT f.id, f.topic, ltrim(substr(f.object, length(f.topic) + 1)) AS about,
          to_char(f.at, 'YYYY-MM-DD HH24:MI:SS') AS at, f.tries, f.reason, f.next_at,
          CASE WHEN EXISTS (SELECT FROM platform.failed_event e WHERE e.object = f.object AND e.id < f.id)
            THEN 'waiting' WHEN f.dead_at IS NULL THEN 'retrying' ELSE 'dead' END AS state,
          (SELECT count(*)::int FROM platform.failed_event e WHERE e.object = f.object AND e.id > f.id) AS behind
        FROM platform.failed_event f ${after} ORDER BY f.id LIMIT ${size + 1}) shown ORDER BY id`),
  )
  const counted = await db.one(
    raw(sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (SELECT FROM platform.failed_event LIMIT ${totalCap + 1}) counted`),
  )
  return keysetPage(rows, size, counted.total, totalCap, (row) => row.id)
})
