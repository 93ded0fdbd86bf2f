import { type Static, defineList, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'

const base = '/api/message/personal'
const session = { who: 'session' } as const

/** The topic of `personalMessage`; open pages of the account are refreshed. */
export const messageTold = 'notices.message-told'

export const messageTones = ['info', 'success', 'warning', 'danger'] as const

/** A message to one account. Messages with the same `subject` are stored once. */
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
  /** The target: a menu and the query of its page. */
  readonly menuId: string
  readonly query: string
}

type Link = Pick<PersonalMessage, 'menuId' | 'query'>

/** The event that a module emits to send a message to one account. Without `menuId` the message opens no page. */
export const personalMessage = (message: Omit<PersonalMessage, keyof Link> & Partial<Link>) => ({
  topic: messageTold,
  audience: [message.institutionId],
  payload: { menuId: '', query: '', ...message },
})

/** In the caller's language; plain text. */
const message = t.Object({
  id: t.id,
  tone: t.oneOf(...messageTones),
  title: t.String(),
  content: t.String(),
  menuId: t.String(),
  query: t.String(),
  time: t.dateTime,
  isRead: t.Boolean(),
})
export type Message = Static<typeof message>

/** The caller's messages, newest first. `unread` '1': only unread ones. `keyword`: part of the text. */
export const messageList = defineList({
  name: 'messageList',
  summary: { zh: '我的消息', en: 'Own messages' },
  path: `${base}/list`,
  filters: { unread: t.Optional(t.flag), keyword: t.Optional(t.text(50)) },
  row: message,
  access: session,
})

/** Number of unread messages, and the newest unread one. */
export const messageUnread = defineRead({
  name: 'messageUnread',
  summary: { zh: '未读消息', en: 'Unread messages' },
  methods: ['POST', 'GET'],
  path: `${base}/unread`,
  output: t.Object({ total: t.Integer({ minimum: 0 }), newest: t.nullable(message) }),
  access: session,
})

/** Marks a message as read; with `upTo` '1' also all earlier ones. */
export const messageRead = defineWrite({
  name: 'messageRead',
  summary: { zh: '消息标记已读', en: 'Mark messages as read' },
  path: `${base}/read`,
  input: t.strict({ id: t.id, upTo: t.Optional(t.flag) }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound],
  access: { ...session, supervised: false },
  idempotent: 'yes',
})
