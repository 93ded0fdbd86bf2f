import { type Reader, reader, timeText } from '@iisp/server'
import { chatDeskDetail as call } from '../../contract/chat-desk.ts'
import { answerParts } from '../../rules/answer-parts.ts'
import { messagesOf } from '../chat/messages.ts'
import { type Chat, q } from '../tables.ts'
import { allChats, presentChat, withLastMessage } from './listed-chat.ts'

export const chatDeskDetail = reader(call, async ({ db, actor, language }, { chatId, before }) => {
  const row = await db.one(withLastMessage(allChats.where('c.id', '=', chatId)))
  return {
    ...presentChat(row, actor, language),
    account: row.account,
    ratingNote: row.rating_note,
    readByUser: row.read_by_user,
    ...(await messagesOf(db, chatId, before, language)),
    talk: await talkBefore(db, row),
  }
})

/** The last turns of the talk with the robot that the chat came from. */
async function talkBefore(db: Reader, { account_id, session_id }: Chat) {
  if (session_id === '') return []
  const turns = await db.all(
    q
      .selectFrom('assistant.turn')
      .where('account_id', '=', account_id)
      .where('session_id', '=', session_id)
      .select(['query', 'answer', timeText('at').as('at')])
      .orderBy('id', 'desc')
      .limit(10),
  )
  return turns.reverse().map((turn) => ({ ...turn, answer: plainText(turn.answer) }))
}

/** An answer without its marks. */
const plainText = (answer: string): string =>
  answerParts(answer)
    .map(({ text }) => text)
    .join('')
