import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { noticeLimits } from '../../contract/limits.ts'
import { messageList as call } from '../../contract/messages.ts'
import { ownMessages, presentMessage } from './messages.ts'

export const messageList = reader(call, ({ db, actor, language }, input) => {
  const found = narrow(ownMessages(actor), input, {
    unread: (flag) => (flag === '1' ? sql<boolean>`read_at IS NULL` : undefined),
    keyword: mentions('title_zh', 'title_en', 'content_zh', 'content_en'),
  })
  return readPage(db, input, found, {
    usual: noticeLimits.pageSize,
    select: (all) => all.selectAll().orderBy('id', 'desc'),
    present: (row) => presentMessage(row, language),
  })
})
