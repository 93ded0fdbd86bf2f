import { countCap, pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { type ErrorReport, errorLogList as call } from '../../contract/reports.ts'

const kind = sql`CASE WHEN entry->>'method' = 'CSP' THEN 'policy'
  WHEN coalesce((entry->>'status')::int, 0) > 0 THEN 'call' ELSE 'page' END`
const searched = sql`lower(concat_ws(E'\\n', entry->>'url', entry->>'errorText', entry->>'opName',
  entry->>'cpName', trace_id))`
const field = (name: string) => sql<string>`coalesce(entry->>${name}, '')`

export const errorLogList = reader(call, async ({ db }, input) => {
  const window = pageWindow(input)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const conditions = [
    sql`true`,
    ...(input.startDate ? [sql`at >= ${input.startDate}::date`] : []),
    ...(input.endDate ? [sql`at < ${input.endDate}::date + 1`] : []),
    ...(input.kind ? [sql`${kind} = ${input.kind}`] : []),
    ...(keyword === '' ? [] : [sql`position(${keyword} IN ${searched}) > 0`]),
  ]
  const where = sql.join(conditions, sql` AND `)
  const rows = await db.all(
    raw(sql<ErrorReport>`SELECT id, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at, ${kind} AS kind,
        ${field('url')} AS url, ${field('method')} AS method, coalesce((entry->>'status')::int, 0) AS status,
        ${field('errorText')} AS "errorText", ${field('cpName')} AS "institutionName", ${field('opName')} AS account,
        trace_id AS "traceId", coalesce(entry->'reqHeaders'->>'user-agent', '') AS browser,
        ${field('reqText')} AS request, ${field('resText')} AS response, ${field('extra')} AS places
      FROM identity.error_log WHERE ${where}
      ORDER BY at DESC, id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM
      (SELECT FROM identity.error_log WHERE ${where} LIMIT ${countCap + 1}) counted`),
  )
  return pageAnswer(rows, total, window)
})
