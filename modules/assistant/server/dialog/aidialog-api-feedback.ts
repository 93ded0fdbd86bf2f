import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { aidialogApiFeedback as call } from '../../contract/dialog.ts'
import { ownRows } from '../own.ts'
import { assistantTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

/** Rates an answer of one's own talk. A new rating opens the matter for the desk again. */
export const aidialogApiFeedback = writer(call, async ({ db, actor }, { messageId, status, content }) => {
  const changed = await db.run(
    q
      .updateTable('assistant.turn')
      .set({ verdict: status, feedback: content?.trim() ?? '', settled: false })
      .where('message_id', '=', messageId)
      .where(ownRows(actor)),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  db.emit({ topic: assistantTopics.feedback, audience: ['*'], payload: { messageId } })
  return { status }
})
