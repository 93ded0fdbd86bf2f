import { raw, reader, sql } from '@iisp/server'
import { uploadUnfinished as call } from '../../contract/uploads.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly size: string
  readonly stored: string
}

export const uploadUnfinished = reader(call, async ({ db, actor }, input) => {
  const rows = await db.all(
    raw(sql<Row>`SELECT u.id, u.name, u.size, coalesce(sum(p.size), 0)::bigint AS stored
      FROM files.upload u JOIN files.upload_part p ON p.upload_id = u.id
      WHERE u.account_id = ${actor.accountId} AND u.institution_id = ${actor.institutionId}
        AND u.purpose = ${input.purpose} AND u.file_id IS NULL
      GROUP BY u.id ORDER BY u.touched_at DESC LIMIT 10`),
  )
  return rows.map(({ id, name, size, stored }) => ({
    uploadId: id,
    name,
    size: Number(size),
    storedBytes: Number(stored),
  }))
})
