import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { aidialogApiFeedback as call } from '../../contract/dialog.ts'
import { ownRows } from '../own.ts'
import { assistantTopics } from '../../contract/topics.ts'

/** Somebody else's answer is unknown. A changed mind opens the matter for the operating side again. */
export const aidialogApiFeedback = writer(call, async ({ db, actor }, { messageId, status, content }) => {
  const changed = await db.run(
    raw(sql`UPDATE assistant.turn SET verdict = ${status}, feedback = ${content?.trim() ?? ''}, settled = false
      WHERE message_id = ${messageId} AND ${ownRows(actor)}`),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  db.emit({ topic: assistantTopics.feedback, audience: ['*'], payload: { messageId } })
  return { status }
})
