import { canMark, canMove } from '@iisp/contract'
import type { ChatAction } from '../contract/chat-desk.ts'
import { type ChatStatus, chatFlow } from '../contract/chat-states.ts'
import type { OwnChatAction } from '../contract/chat.ts'

/** Actions of an operator on a chat; `isMine`: the operator attends to it. */
export function deskActionsOn(status: ChatStatus, isMine: boolean): ChatAction[] {
  if (canMove(chatFlow, status, 'take', 'service')) return ['take']
  if (!isMine || !canMark(chatFlow, status, 'hand-over')) return []
  return ['send', 'hand-over', 'end']
}

/** Actions of the chat's own person: a chat that has ended can be rated. */
export const ownActionsOn = (status: ChatStatus): OwnChatAction[] =>
  canMove(chatFlow, status, 'end', 'person') ? ['send', 'end'] : ['rate']
