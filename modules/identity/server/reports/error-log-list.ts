import { narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { type ErrorReport, errorLogList as call } from '../../contract/reports.ts'
import { q } from '../tables.ts'

const kind = sql<ErrorReport['kind']>`CASE WHEN entry->>'method' = 'CSP' THEN 'policy'
  WHEN coalesce((entry->>'status')::int, 0) > 0 THEN 'call' ELSE 'page' END`
const searched = sql`lower(concat_ws(E'\\n', entry->>'url', entry->>'errorText', entry->>'opName',
  entry->>'cpName', trace_id))`
const field = (name: string) => sql<string>`coalesce(entry->>${name}, '')`

function mentioned(typed: string) {
  const text = typed.trim().toLowerCase()
  return text === '' ? undefined : sql<boolean>`position(${text} IN ${searched}) > 0`
}

export const errorLogList = reader(call, async ({ db }, input) => {
  const found = narrow(q.selectFrom('identity.error_log'), input, {
    startDate: (day) => sql<boolean>`at >= ${day}::date`,
    endDate: (day) => sql<boolean>`at < ${day}::date + 1`,
    kind: (one) => sql<boolean>`${kind} = ${one}`,
    keyword: mentioned,
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'id',
          timeText('at').as('at'),
          kind.as('kind'),
          field('url').as('url'),
          field('method').as('method'),
          sql<number>`coalesce((entry->>'status')::int, 0)`.as('status'),
          field('errorText').as('errorText'),
          field('cpName').as('institutionName'),
          field('opName').as('account'),
          'trace_id as traceId',
          sql<string>`coalesce(entry->'reqHeaders'->>'user-agent', '')`.as('browser'),
          field('reqText').as('request'),
          field('resText').as('response'),
          field('extra').as('places'),
        ])
        .orderBy('identity.error_log.at', 'desc')
        .orderBy('id', 'desc'),
    present: (row) => row,
  })
})
