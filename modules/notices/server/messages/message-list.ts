import { containing, readPage, reader } from '@iisp/server'
import { noticeLimits } from '../../contract/limits.ts'
import { messageList as call } from '../../contract/messages.ts'
import { ownMessages, presentMessage } from './messages.ts'

const searched = ['title_zh', 'title_en', 'content_zh', 'content_en'] as const

export const messageList = reader(call, ({ db, actor, language }, input) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = ownMessages(actor)
  if (input.unread === '1') found = found.where('read_at', 'is', null)
  if (keyword !== '')
    found = found.where((eb) => eb.or(searched.map((column) => eb(column, 'ilike', containing(keyword)))))
  return readPage(db, input, found, {
    usual: noticeLimits.pageSize,
    select: (all) => all.selectAll().orderBy('id', 'desc'),
    present: (row) => presentMessage(row, language),
  })
})
