import { raw, sql, writer } from '@iisp/server'
import { aidialogApiReplies as call } from '../../contract/dialog.ts'
import { ownRows } from '../own.ts'

export const aidialogApiReplies = writer(call, ({ db, actor }) =>
  db.all(
    raw(sql<{ messageId: string; question: string; reply: string }>`
      UPDATE assistant.turn SET reply_shown = true WHERE ${ownRows(actor)} AND reply <> '' AND NOT reply_shown
      RETURNING message_id AS "messageId", query AS question, reply`),
  ),
)
