import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { messageRead as call } from '../../contract/messages.ts'
import { ownMessages } from './messages.ts'

export const messageRead = writer(call, async ({ db, actor, now }, { id, upTo }) => {
  const own = await db.maybe(
    raw(sql`SELECT FROM notices.message m WHERE ${ownMessages(actor)} AND m.id = ${id}`),
  )
  if (own === undefined) refuse(platformErrors.notFound)
  const which = upTo === '1' ? sql`m.id <= ${id}` : sql`m.id = ${id}`
  await db.run(
    raw(sql`UPDATE notices.message m SET read_at = ${now.toISOString()}
      WHERE ${ownMessages(actor)} AND ${which} AND m.read_at IS NULL`),
  )
  return { result: 'success' as const }
})
