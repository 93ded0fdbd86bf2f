import { type Static, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { chatEvent } from './chat-events.ts'
import { chatFlow } from './chat-states.ts'
import { assistantErrors as e } from './errors.ts'

const base = '/tgfw-integration/customerChat'
const access = { who: 'session', supervised: false } as const
export const chatStatus = t.oneOf(...chatFlow.all)
/** Actions of the person who opened a chat on it now. */
export const ownChatActions = ['send', 'end', 'rate'] as const
export type OwnChatAction = (typeof ownChatActions)[number]

export const chatMessage = t.Object({
  id: t.id,
  author: t.oneOf('user', 'operator', 'system'),
  /** Both names if one person acted for another. */
  name: t.personName,
  text: t.text(1000),
  /** The event, on lines by `system`; their `text` is empty. See `chatText`. */
  event: t.nullable(chatEvent),
  at: t.dateTime,
})
export type ChatMessage = Static<typeof chatMessage>

/** A chat as the person who opened it sees it. `ahead`: number of chats before it; null if it is not queued. */
export const chat = t.Object({
  id: t.id,
  status: chatStatus,
  operator: t.personName,
  ahead: t.nullable(t.Integer({ minimum: 0 })),
  startedAt: t.dateTime,
  /** Id of the last message that the operator has read. */
  readByOperator: t.text(20),
  /** 1 to 5; 0 while not rated. */
  rating: t.Integer({ minimum: 0, maximum: 5 }),
  messages: t.Array(chatMessage),
  /** Cursor of the earlier messages; null if there are none. */
  before: t.nullable(t.id),
  actions: t.Array(t.oneOf(...ownChatActions)),
})
export type Chat = Static<typeof chat>

/** The caller's newest chat with its last messages; null if there is none. `before` reads earlier messages. */
export const getMyChat = defineRead({
  summary: { zh: '本人的人工会话', en: 'Own service chat' },
  methods: ['POST', 'GET'],
  path: `${base}/getMyChat`,
  input: t.strict({ before: t.Optional(t.id) }),
  output: t.nullable(chat),
  access,
})

/** Joins the queue, or continues the open chat. The operator sees the conversation with the robot. */
export const openChat = defineWrite({
  summary: { zh: '联系人工客服', en: 'Open a chat with the service desk' },
  path: `${base}/openChat`,
  input: t.strict({
    text: t.text(1000, 1),
    session_id: t.Optional(t.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })),
    menuId: t.Optional(t.text(20)),
  }),
  output: t.Object({ id: t.id }),
  errors: [e.blankText, e.tooOften],
  access,
  idempotent: 'key',
})

export const sendChatMessage = defineWrite({
  summary: { zh: '发送会话消息', en: 'Send a chat message' },
  path: `${base}/sendChatMessage`,
  input: t.strict({ chatId: t.id, text: t.text(1000, 1) }),
  output: t.Object({ id: t.id }),
  errors: [platformErrors.notFound, e.chatEnded, e.blankText, e.tooOften],
  access,
  idempotent: 'key',
})

/** Marks the caller's chat as read up to a message. */
export const readChat = defineWrite({
  summary: { zh: '会话已读', en: 'Mark own chat as read' },
  path: `${base}/readChat`,
  input: t.strict({ chatId: t.id, upTo: t.id }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})

export const endChat = defineWrite({
  summary: { zh: '结束会话', en: 'End own chat' },
  path: `${base}/endChat`,
  input: t.strict({ chatId: t.id }),
  errors: [platformErrors.notFound, e.chatEnded],
  access,
  idempotent: 'yes',
})

export const rateChat = defineWrite({
  summary: { zh: '评价会话', en: 'Rate own chat' },
  path: `${base}/rateChat`,
  input: t.strict({
    chatId: t.id,
    rating: t.Integer({ minimum: 1, maximum: 5 }),
    note: t.Optional(t.text(500)),
  }),
  errors: [platformErrors.notFound, e.chatNotEnded],
  access,
  idempotent: 'yes',
})

/** Number of the operator's messages that the person has not read. */
export const unreadChat = defineRead({
  summary: { zh: '未读会话消息数', en: 'Number of unread chat messages' },
  methods: ['POST', 'GET'],
  path: `${base}/unreadChat`,
  output: t.Object({ unread: t.Integer({ minimum: 0 }) }),
  access,
})
