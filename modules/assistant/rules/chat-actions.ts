import { canMark, canMove } from '@iisp/contract'
import type { ChatAction } from '../contract/chat-desk.ts'
import { type ChatStatus, chatFlow } from '../contract/chat-states.ts'
import type { OwnChatAction } from '../contract/chat.ts'

/** What an operator may do with a chat; `isMine`: they attend to it. */
export function deskActionsOn(status: ChatStatus, isMine: boolean): ChatAction[] {
  if (canMove(chatFlow, status, 'take', 'service')) return ['take']
  if (!isMine || !canMark(chatFlow, status, 'hand-over')) return []
  return ['send', 'hand-over', 'end']
}

/** What its own person may do with a chat: one that has ended is rated. */
export const ownActionsOn = (status: ChatStatus): OwnChatAction[] =>
  canMove(chatFlow, status, 'end', 'person') ? ['send', 'end'] : ['rate']
