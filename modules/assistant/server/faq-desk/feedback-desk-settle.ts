import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { feedbackDeskSettle as call } from '../../contract/faq-desk.ts'
import { assistantTopics } from '../../contract/topics.ts'

/** Only what was rated or found no answer is a matter of the desk. */
export const feedbackDeskSettle = writer(call, async ({ db, actor }, { messageId, reply }) => {
  const said = reply.trim()
  const settled = await db.maybe(
    raw(sql<{ institution_id: string }>`UPDATE assistant.turn SET settled = true,
        reply = CASE WHEN ${said} = '' THEN reply ELSE ${said} END,
        replied_by = ${actor.name}, reply_shown = reply_shown AND ${said} = ''
      WHERE message_id = ${messageId} AND (verdict <> '3' OR answer_type = '0') RETURNING institution_id`),
  )
  const { institution_id } = settled ?? refuse(platformErrors.notFound)
  db.audit({
    institutionId: institution_id,
    action: 'assistant.settle-feedback',
    object: `turn:${messageId}`,
    detail: { replied: said !== '' },
  })
  db.emit({ topic: assistantTopics.feedback, audience: [institution_id, '*'], payload: { messageId } })
  return null
})
