import { readPage, reader, sql, timeText } from '@iisp/server'
import { type ErrorKind, errorLogList as call } from '../../contract/reports.ts'
import { q } from '../tables.ts'

const kind = sql<ErrorKind>`CASE WHEN entry->>'method' = 'CSP' THEN 'policy'
  WHEN coalesce((entry->>'status')::int, 0) > 0 THEN 'call' ELSE 'page' END`
const searched = sql`lower(concat_ws(E'\\n', entry->>'url', entry->>'errorText', entry->>'opName',
  entry->>'cpName', trace_id))`
const field = (name: string) => sql<string>`coalesce(entry->>${name}, '')`

export const errorLogList = reader(call, async ({ db }, input) => {
  const { startDate, endDate } = input
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const found = q
    .selectFrom('identity.error_log')
    .$if(startDate !== undefined, (all) => all.where(sql<boolean>`at >= ${startDate}::date`))
    .$if(endDate !== undefined, (all) => all.where(sql<boolean>`at < ${endDate}::date + 1`))
    .$if(input.kind !== undefined, (all) => all.where(sql<boolean>`${kind} = ${input.kind}`))
    .$if(keyword !== '', (all) => all.where(sql<boolean>`position(${keyword} IN ${searched}) > 0`))
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
