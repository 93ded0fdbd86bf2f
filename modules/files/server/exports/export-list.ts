import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { exportList as call } from '../../contract/exports.ts'
import type { ExportFormat, ExportState } from '../../contract/exports.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly format: ExportFormat
  readonly state: ExportState
  readonly rows_done: number
  readonly rows_total: number | null
  readonly file_id: string | null
  readonly file_name: string
  readonly size: string | null
  readonly error: string
  readonly created: string
  readonly expires: string | null
}
const seconds = 'YYYY-MM-DD HH24:MI:SS'

export const exportList = reader(call, async ({ db, actor, now }, input) => {
  const window = pageWindow(input)
  const own = sql`account_id = ${actor.accountId} AND institution_id = ${actor.institutionId}`
  const [rows, { total }] = await Promise.all([
    db.all(
      raw(sql<Row>`SELECT id, title, format,
          CASE WHEN state = 'done' AND expires_at <= ${now} THEN 'expired' ELSE state END AS state,
          rows_done, rows_total, file_id, file_name, size, error,
          to_char(created_at, ${seconds}) AS created, to_char(expires_at, ${seconds}) AS expires
        FROM files.export_job WHERE ${own}
        ORDER BY recency DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
    ),
    db.one(raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM files.export_job WHERE ${own}`)),
  ])
  return pageAnswer(rows.map(presentJob), total, window)
})

const presentJob = (row: Row) => ({
  id: row.id,
  title: row.title,
  format: row.format,
  state: row.state,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  size: row.size === null ? null : Number(row.size),
  fileId: row.state === 'done' ? row.file_id : null,
  fileName: row.file_name,
  error: row.error,
  createdAt: row.created,
  expiresAt: row.expires,
})
