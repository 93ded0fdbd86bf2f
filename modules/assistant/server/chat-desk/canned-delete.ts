import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { cannedDelete as call } from '../../contract/chat-desk.ts'
import { q } from '../tables.ts'

export const cannedDelete = writer(call, async ({ db }, { id }) => {
  const deleted = await db.run(q.deleteFrom('assistant.canned').where('id', '=', id))
  return deleted === 0 ? refuse(platformErrors.notFound) : null
})
