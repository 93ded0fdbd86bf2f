import {
  type Static,
  dateTime,
  defineCall,
  id,
  nothing,
  nullable,
  oneOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { chatEvent } from './chat-events.ts'
import { chatFlow } from './chat-states.ts'
import { assistantErrors as e } from './errors.ts'

const base = '/tgfw-integration/customerChat'
const access = { who: 'session', supervised: false } as const
export const chatStatus = oneOf(...chatFlow.all)
/** What its own person may do with a chat now. */
export const ownChatActions = ['send', 'end', 'rate'] as const
export type OwnChatAction = (typeof ownChatActions)[number]

export const chatMessage = t.Object({
  id,
  author: oneOf('user', 'operator', 'system'),
  /** Both names where one acted for another. */
  name: text(210),
  text: text(1000),
  /** What happened, on the lines of `system`; their `text` is empty. See `chatText`. */
  event: nullable(chatEvent),
  at: dateTime,
})
export type ChatMessage = Static<typeof chatMessage>

/** A chat as its person sees it. `ahead`: how many wait before it; null while nobody waits. */
export const chat = t.Object({
  id,
  status: chatStatus,
  operator: text(100),
  ahead: nullable(t.Integer({ minimum: 0 })),
  startedAt: dateTime,
  /** Up to this message the operator has read. */
  readByOperator: text(20),
  /** 1 to 5; 0 while not rated. */
  rating: t.Integer({ minimum: 0, maximum: 5 }),
  messages: t.Array(chatMessage),
  /** Where earlier messages begin; null where there are none. */
  before: nullable(id),
  actions: t.Array(oneOf(...ownChatActions)),
})
export type Chat = Static<typeof chat>

/** The newest chat of one's own with its last messages; null where there has been none. Earlier ones by `before`. */
export const getMyChat = defineCall({
  name: 'getMyChat',
  summary: '本人的人工会话',
  methods: ['POST', 'GET'],
  path: `${base}/getMyChat`,
  input: strict({ before: t.Optional(id) }),
  output: nullable(chat),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Joins the queue; goes on with the open chat where there is one. The operator sees the talk with the robot. */
export const openChat = defineCall({
  name: 'openChat',
  summary: '联系人工客服',
  methods: ['POST'],
  path: `${base}/openChat`,
  input: strict({
    text: text(1000, 1),
    session_id: t.Optional(t.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })),
    menuId: t.Optional(text(20)),
  }),
  output: t.Object({ id }),
  errors: [e.blankText, e.tooOften],
  access,
  effect: 'write',
  idempotent: 'key',
})

export const sendChatMessage = defineCall({
  name: 'sendChatMessage',
  summary: '发送会话消息',
  methods: ['POST'],
  path: `${base}/sendChatMessage`,
  input: strict({ chatId: id, text: text(1000, 1) }),
  output: t.Object({ id }),
  errors: [platformErrors.notFound, e.chatEnded, e.blankText, e.tooOften],
  access,
  effect: 'write',
  idempotent: 'key',
})

/** Marks one's own chat as read up to a message. */
export const readChat = defineCall({
  name: 'readChat',
  summary: '会话已读',
  methods: ['POST'],
  path: `${base}/readChat`,
  input: strict({ chatId: id, upTo: id }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})

export const endChat = defineCall({
  name: 'endChat',
  summary: '结束会话',
  methods: ['POST'],
  path: `${base}/endChat`,
  input: strict({ chatId: id }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.chatEnded],
  access,
  effect: 'write',
  idempotent: 'yes',
})

export const rateChat = defineCall({
  name: 'rateChat',
  summary: '评价会话',
  methods: ['POST'],
  path: `${base}/rateChat`,
  input: strict({
    chatId: id,
    rating: t.Integer({ minimum: 1, maximum: 5 }),
    note: t.Optional(text(500)),
  }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.chatNotEnded],
  access,
  effect: 'write',
  idempotent: 'yes',
})

/** How many messages of the operator the person has not read. */
export const unreadChat = defineCall({
  name: 'unreadChat',
  summary: '未读会话消息数',
  methods: ['POST', 'GET'],
  path: `${base}/unreadChat`,
  input: nothing,
  output: t.Object({ unread: t.Integer({ minimum: 0 }) }),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})
