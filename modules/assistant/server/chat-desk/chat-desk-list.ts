import { readPage, reader, stateLiteral } from '@iisp/server'
import { chatDeskList as call } from '../../contract/chat-desk.ts'
import { chatFlow } from '../../contract/chat-states.ts'
import { allChats, presentChat, withLastMessage } from './listed-chat.ts'

const { codes } = chatFlow

export const chatDeskList = reader(call, ({ db, actor, language }, { view, ...input }) => {
  const found = allChats
    .where('c.status', '=', stateLiteral(view === 'mine' ? codes.active : view))
    .$if(view === 'mine', (all) => all.where('c.operator_id', '=', actor.accountId))
  return readPage(db, input, found, {
    select: (all) => withLastMessage(all).orderBy('c.id', view === codes.waiting ? 'asc' : 'desc'),
    present: (row) => presentChat(row, actor, language),
  })
})
