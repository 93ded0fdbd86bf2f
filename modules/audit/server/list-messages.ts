import { listMessages as call } from '@iisp/audit/contract'
import { countFound, reader, timeText } from '@iisp/server'
import { idCursor, keysetPage, sizeOf } from './keyset.ts'
import { q } from './tables.ts'

const messages = q.selectFrom('platform.message_outbox')

export const listMessages = reader(call, async ({ db }, input) => {
  const size = sizeOf(input.pageSize)
  const cursor = idCursor(input.cursor)
  const rows = await db.all(
    messages
      .$if(cursor !== undefined, (all) => all.where('id', '<', cursor ?? ''))
      .select(['id', 'channel', 'recipient', 'purpose', 'body', timeText('at').as('at')])
      .orderBy('id', 'desc')
      .limit(size + 1),
  )
  return keysetPage(rows, size, await countFound(db, messages), (row) => row.id)
})
