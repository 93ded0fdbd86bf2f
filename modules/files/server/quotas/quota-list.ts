import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { usualQuota } from '../../contract/limits.ts'
import { quotaList as call } from '../../contract/quotas.ts'
import { isUnderWay } from '../uploads/receiving-ends.ts'

interface Row {
  readonly institutionId: string
  readonly institutionName: string
  readonly files: string
  readonly used: string
  readonly uploading: string
  readonly limit: string
  readonly total: number
}

export const quotaList = reader(call, async ({ db }, input) => {
  const window = pageWindow(input)
  const keyword = (input.keyword ?? '').trim()
  const rows = await db.all(
    raw(sql<Row>`SELECT i.institution_id AS "institutionId", i.name AS "institutionName",
        coalesce(kept.files, 0) AS files, coalesce(kept.bytes, 0) AS used,
        coalesce(begun.bytes, 0) AS uploading, coalesce(q.bytes, ${usualQuota}::bigint) AS "limit",
        count(*) OVER ()::int AS total
      FROM identity.institution_name i
      LEFT JOIN (SELECT institution_id, count(*) AS files, sum(size)::bigint AS bytes
        FROM files.stored_file GROUP BY institution_id) kept USING (institution_id)
      LEFT JOIN (SELECT institution_id, sum(size)::bigint AS bytes FROM (
          SELECT institution_id, size FROM files.upload WHERE file_id IS NULL
          UNION ALL SELECT institution_id, bytes FROM files.receiving WHERE ${isUnderWay}
        ) open GROUP BY institution_id) begun USING (institution_id)
      LEFT JOIN files.quota q USING (institution_id)
      WHERE ${keyword} = '' OR strpos(lower(concat_ws(E'\\n', i.name, i.name_en)), lower(${keyword})) > 0
        OR strpos(i.institution_id, upper(${keyword})) > 0
      ORDER BY (coalesce(kept.bytes, 0) + coalesce(begun.bytes, 0))::numeric
          / greatest(coalesce(q.bytes, ${usualQuota}::bigint), 1) DESC, i.institution_id
      LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  return pageAnswer(rows.map(presentRow), rows[0]?.total ?? 0, window)
})

const presentRow = (row: Row) => ({
  institutionId: row.institutionId,
  institutionName: row.institutionName,
  files: Number(row.files),
  used: Number(row.used),
  uploading: Number(row.uploading),
  limit: Number(row.limit),
})
