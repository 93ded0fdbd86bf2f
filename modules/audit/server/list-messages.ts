import { listMessages as call } from '@iisp/audit/contract'
import { raw, reader, sql } from '@iisp/server'
import { idCursor, keysetPage, sizeOf } from './keyset.ts'

interface Row {
  id: string
  channel: 'sms' | 'mail'
  recipient: string
  purpose: string
  body: string
  at: string
}
const totalCap = 10_000

export const listMessages = reader(call, async ({ db }, input) => {
  const size = sizeOf(input.pageSize)
  const cursor = idCursor(input.cursor)
  const before = cursor === undefined ? sql`` : sql`WHERE id < ${cursor}::bigint`
  const rows = await db.all(
    raw(sql<Row>`SELECT id, channel, recipient, purpose, body, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at
      FROM platform.message_outbox ${before} ORDER BY id DESC LIMIT ${size + 1}`),
  )
  const counted = await db.one(
    raw(sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (SELECT FROM platform.message_outbox LIMIT ${totalCap + 1}) counted`),
  )
  return keysetPage(rows, size, counted.total, totalCap, (row) => row.id)
})
