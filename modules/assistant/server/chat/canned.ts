import { platformErrors, refuse } from '@iisp/contract'
import { type OwnLimit, raw, reader, refuseBeyond, sql, writer } from '@iisp/server'
import {
  type Canned,
  cannedDelete as deleteCall,
  cannedList as listCall,
  cannedSave as saveCall,
} from '../../contract/chat-desk.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { written } from '../own.ts'

const limit: OwnLimit = { name: 'assistant.canned', most: 200, error: assistantErrors.tooManyCanned }

export const cannedList = reader(listCall, ({ db }) =>
  db.all(
    raw(sql<Canned>`SELECT id, title, body AS text FROM assistant.canned ORDER BY id LIMIT ${limit.most}`),
  ),
)

export const cannedSave = writer(saveCall, async ({ db }, input) => {
  const title = written(input.title)
  const body = written(input.text)
  if (input.id === undefined) await refuseBeyond(db, limit, 'desk', sql`SELECT FROM assistant.canned`)
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

export const cannedDelete = writer(deleteCall, async ({ db }, { id }) => {
  const gone = await db.run(raw(sql`DELETE FROM assistant.canned WHERE id = ${id}`))
  return gone === 0 ? refuse(platformErrors.notFound) : null
})
