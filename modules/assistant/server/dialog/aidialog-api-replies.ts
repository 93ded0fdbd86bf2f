import { writer } from '@iisp/server'
import { aidialogApiReplies as call } from '../../contract/dialog.ts'
import { ownRows } from '../own.ts'
import { q } from '../tables.ts'

export const aidialogApiReplies = writer(call, ({ db, actor }) =>
  db.all(
    q
      .updateTable('assistant.turn')
      .set({ reply_shown: true })
      .where(ownRows(actor))
      .where('reply', '<>', '')
      .where('reply_shown', '=', false)
      .returning(['message_id as messageId', 'query as question', 'reply']),
  ),
)
