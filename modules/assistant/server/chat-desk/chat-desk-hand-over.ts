import { refuse } from '@iisp/contract'
import { markCase, writer } from '@iisp/server'
import { chatDeskHandOver as call } from '../../contract/chat-desk.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { chats } from '../chat/chat-cases.ts'
import { attendedChat } from '../chat/chats.ts'
import { lineOf } from '../chat/messages.ts'
import { colleaguesOf } from './colleagues.ts'

export const chatDeskHandOver = writer(call, async (ctx, { chatId, to, note }) => {
  const { db, actor, now } = ctx
  const chat = await attendedChat(db, actor, chatId)
  const colleague =
    (await colleaguesOf(ctx)).find((one) => one.id === to) ?? refuse(assistantErrors.noSuchColleague)
  const why = note?.trim() ? { note: note.trim() } : {}
  const event = { code: 'handed-over', by: actor.name, to: colleague.name, ...why } as const
  await markCase(ctx, chats, chat, 'hand-over', {
    changes: { operator_id: colleague.id, operator_name: colleague.name, read_by_operator: '0' },
    also: { line: lineOf(chat, event, now) },
    detail: {},
  })
  return null
})
