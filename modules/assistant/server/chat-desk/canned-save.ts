import { platformErrors, refuse } from '@iisp/contract'
import { raw, refuseBeyond, sql, writer } from '@iisp/server'
import { cannedSave as call } from '../../contract/chat-desk.ts'
import { written } from '../own.ts'
import { cannedLimit } from './canned-limit.ts'

export const cannedSave = writer(call, async ({ db }, input) => {
  const title = written(input.title)
  const body = written(input.text)
  if (input.id === undefined) await refuseBeyond(db, cannedLimit, 'desk', sql`SELECT FROM assistant.canned`)
  const saved = await db.maybe(
    raw(
      input.id === undefined
        ? sql<{
            id: string
          }>`INSERT INTO assistant.canned (title, body) VALUES (${title}, ${body}) RETURNING id`
        : sql<{
            id: string
          }>`UPDATE assistant.canned SET title = ${title}, body = ${body} WHERE id = ${input.id}
            RETURNING id`,
    ),
  )
  return saved ?? refuse(platformErrors.notFound)
})
