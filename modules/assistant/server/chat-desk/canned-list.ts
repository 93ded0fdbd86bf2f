import { raw, reader, sql } from '@iisp/server'
import { type Canned, cannedList as call } from '../../contract/chat-desk.ts'
import { cannedLimit } from './canned-limit.ts'

export const cannedList = reader(call, ({ db }) =>
  db.all(
    raw(
      sql<Canned>`SELECT id, title, body AS text FROM assistant.canned ORDER BY id LIMIT ${cannedLimit.most}`,
    ),
  ),
)
