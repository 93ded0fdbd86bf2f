import { platformErrors, refuse } from '@iisp/contract'
import { raw, reader, sql, writer } from '@iisp/server'
import {
  type Canned,
  cannedDelete as deleteCall,
  cannedList as listCall,
  cannedSave as saveCall,
} from '../../contract/chat-desk.ts'
import { written } from '../own.ts'

export const cannedList = reader(listCall, ({ db }) =>
  db.all(raw(sql<Canned>`SELECT id, title, body AS text FROM assistant.canned ORDER BY id LIMIT 200`)),
)

export const cannedSave = writer(saveCall, async ({ db }, input) => {
  const title = written(input.title)
  const body = written(input.text)
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
