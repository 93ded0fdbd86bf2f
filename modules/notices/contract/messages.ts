import {
  type Static,
  dateTime,
  defineCall,
  flag,
  id,
  nothing,
  nullable,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'

const base = '/api/message/personal'
const session = { who: 'session' } as const

/** Emitted by a module that has something to say to one account, with a `PersonalMessage`; its people are pushed to. */
export const messageTold = 'notices.message-told'

export const messageTones = ['info', 'success', 'warning', 'danger'] as const

/** What one account is told. It is kept under its `subject` once, however often it is told. */
export type PersonalMessage = {
  readonly accountId: string
  /** The account's institution. */
  readonly institutionId: string
  readonly subject: string
  readonly tone: (typeof messageTones)[number]
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
  /** Where it leads: a menu and what its page is opened with. */
  readonly menuId: string
  readonly query: string
}

/** In the caller's language; plain text. */
const message = t.Object({
  id,
  tone: oneOf(...messageTones),
  title: t.String(),
  content: t.String(),
  menuId: t.String(),
  query: t.String(),
  time: dateTime,
  isRead: t.Boolean(),
})
export type Message = Static<typeof message>

/** What the caller's account was told, newest first. `unread` '1': only what it has not read. `keyword`: part of the text. */
export const messageList = defineCall({
  name: 'messageList',
  summary: '我的消息',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({ unread: t.Optional(flag), keyword: t.Optional(text(50)), ...page }),
  output: pageOf(message),
  errors: [platformErrors.listTooLong],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** How many of them are unread, and the newest of those. */
export const messageUnread = defineCall({
  name: 'messageUnread',
  summary: '未读消息',
  methods: ['POST', 'GET'],
  path: `${base}/unread`,
  input: nothing,
  output: t.Object({ total: t.Integer({ minimum: 0 }), newest: nullable(message) }),
  errors: [],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** Marks one of them as read, or with `upTo` '1' all up to and including it. */
export const messageRead = defineCall({
  name: 'messageRead',
  summary: '消息标记已读',
  methods: ['POST'],
  path: `${base}/read`,
  input: strict({ id, upTo: t.Optional(flag) }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound],
  access: { ...session, supervised: false },
  effect: 'write',
  idempotent: 'yes',
})
