import { reader } from '@iisp/server'
import { cannedList as call } from '../../contract/chat-desk.ts'
import { q } from '../tables.ts'
import { cannedLimit } from './canned-limit.ts'

export const cannedList = reader(call, ({ db }) =>
  db.all(
    q
      .selectFrom('assistant.canned')
      .select(['id', 'title', 'body as text'])
      .orderBy('id')
      .limit(cannedLimit.most),
  ),
)
