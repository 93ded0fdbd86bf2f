import { type FailedEvent, failedEventList as call } from '@iisp/audit/contract'
import { countFound, reader, sql, timeText } from '@iisp/server'
import { idCursor, keysetPage, sizeOf } from './keyset.ts'
import { q } from './tables.ts'

const events = q.selectFrom('platform.failed_event as f')
const about = sql<string>`ltrim(substr(f.object, length(f.topic) + 1))`
const state = sql<FailedEvent['state']>`CASE
  WHEN EXISTS (SELECT FROM platform.failed_event e WHERE e.object = f.object AND e.id < f.id) THEN 'waiting'
  WHEN f.dead_at IS NULL THEN 'retrying' ELSE 'dead' END`
const behind = sql<number>`(SELECT count(*)::int FROM platform.failed_event e
  WHERE e.object = f.object AND e.id > f.id)`

export const failedEventList = reader(call, async ({ db }, input) => {
  const size = sizeOf(input.pageSize)
  const cursor = idCursor(input.cursor)
  const found = await db.all(
    events
      .$if(cursor !== undefined, (all) => all.where('f.id', '>', cursor ?? ''))
      .select(['f.id', 'f.topic', 'f.tries', 'f.reason'])
      .select([about.as('about'), state.as('state'), behind.as('behind')])
      .select([timeText('f.at').as('at'), timeText('f.next_at').as('next')])
      .orderBy('f.id')
      .limit(size + 1),
  )
  const rows = found.map(({ next, ...row }) => ({ ...row, nextAt: row.state === 'retrying' ? next : null }))
  return keysetPage(rows, size, await countFound(db, events), (row) => row.id)
})
