import { writer } from '@iisp/server'
import { feedbackDeskSettle as call } from '../../contract/faq-desk.ts'
import { assistantTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

/** Only answers that were rated or found no help text concern the desk. */
export const feedbackDeskSettle = writer(call, async ({ db, actor }, { messageId, reply }) => {
  const said = reply.trim()
  const { institution_id } = await db.one(
    q
      .updateTable('assistant.turn')
      .set({
        settled: true,
        replied_by: actor.name,
        ...(said === '' ? {} : { reply: said, reply_shown: false }),
      })
      .where('message_id', '=', messageId)
      .where((eb) => eb.or([eb('verdict', '<>', '3'), eb('answer_type', '=', '0')]))
      .returning('institution_id'),
  )
  db.audit({
    institutionId: institution_id,
    action: 'assistant.settle-feedback',
    object: `turn:${messageId}`,
    detail: { replied: said !== '' },
  })
  db.emit({ topic: assistantTopics.feedback, audience: [institution_id, '*'], payload: { messageId } })
  return null
})
