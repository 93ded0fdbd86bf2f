import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { cannedDelete as call } from '../../contract/chat-desk.ts'

export const cannedDelete = writer(call, async ({ db }, { id }) => {
  const gone = await db.run(raw(sql`DELETE FROM assistant.canned WHERE id = ${id}`))
  return gone === 0 ? refuse(platformErrors.notFound) : null
})
