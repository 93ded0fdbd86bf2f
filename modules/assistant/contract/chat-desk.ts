import {
  dateTime,
  defineCall,
  id,
  nullable,
  oneLine,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
  type Static,
} from '@iisp/contract'
import { chatEvent } from './chat-events.ts'
import { chatFlow } from './chat-states.ts'
import { chatMessage, chatStatus } from './chat.ts'
import { assistantErrors as e } from './errors.ts'
import { chatDesk } from './pages.ts'

const base = '/api/operations/serviceChat'
const access = {
  who: 'pages',
  pages: [chatDesk],
  roles: ['custodian-operator'],
  supervised: false,
} as const

const { waiting, active, ended } = chatFlow.codes
/** The lists of the desk: those of a state, and those that the operator attends to. */
export const chatViews = [waiting, 'mine', active, ended] as const

/** What the operator who asks may do with a chat now. */
export const chatActions = ['take', 'send', 'hand-over', 'end'] as const
export type ChatAction = (typeof chatActions)[number]

const chatRow = t.Object({
  id,
  status: chatStatus,
  /** Both names where one acted for another. */
  person: text(210),
  institution: text(200),
  operator: text(100),
  /** The asking operator attends to it. */
  mine: t.Boolean(),
  menuId: text(20),
  lastText: text(1000),
  lastEvent: nullable(chatEvent),
  lastAt: dateTime,
  startedAt: dateTime,
  unread: t.Integer({ minimum: 0 }),
  rating: t.Integer({ minimum: 0, maximum: 5 }),
  version: t.Integer(),
  actions: t.Array(oneOf(...chatActions)),
})
export type ChatRow = Static<typeof chatRow>

/** Waiting ones first come first served, then by the newest message. */
export const chatDeskList = defineCall({
  name: 'chatDeskList',
  summary: '客服会话列表',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({ view: oneOf(...chatViews), ...page }),
  output: pageOf(chatRow),
  errors: [platformErrors.listTooLong],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** One chat with its newest messages and what its person asked the robot before. */
export const chatDeskDetail = defineCall({
  name: 'chatDeskDetail',
  summary: '客服会话详情',
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: strict({ chatId: id, before: t.Optional(id) }),
  output: t.Object({
    ...chatRow.properties,
    account: text(128),
    ratingNote: text(500),
    /** Up to this message the person has read. */
    readByUser: text(20),
    messages: t.Array(chatMessage),
    before: nullable(id),
    talk: t.Array(t.Object({ query: text(500), answer: text(20_000), at: dateTime })),
  }),
  errors: [platformErrors.notFound],
  access,
  effect: 'read',
  idempotent: 'yes',
})

const step = (name: string, summary: string) => ({
  name,
  summary,
  methods: ['POST'] as const,
  path: `${base}/${name.replace('chatDesk', '').replace(/^./, (first) => first.toLowerCase())}`,
  access,
  effect: 'write' as const,
})

export const chatDeskTake = defineCall({
  ...step('chatDeskTake', '接起会话'),
  input: strict({ chatId: id, version: t.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.chatTaken],
  idempotent: 'no',
})
export const chatDeskSend = defineCall({
  ...step('chatDeskSend', '答复会话'),
  input: strict({ chatId: id, text: text(1000, 1) }),
  output: t.Object({ id }),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours, e.blankText],
  idempotent: 'key',
})
export const chatDeskRead = defineCall({
  ...step('chatDeskRead', '客服已读'),
  input: strict({ chatId: id, upTo: id }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  idempotent: 'yes',
})
/** Hands the chat over to a colleague; `to` is one of `chatDeskColleagues`. */
export const chatDeskHandOver = defineCall({
  ...step('chatDeskHandOver', '转接会话'),
  input: strict({ chatId: id, to: id, note: t.Optional(text(200)) }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours, e.noSuchColleague],
  idempotent: 'no',
})
export const chatDeskEnd = defineCall({
  ...step('chatDeskEnd', '结束会话'),
  input: strict({ chatId: id }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours],
  idempotent: 'yes',
})

export const chatDeskColleagues = defineCall({
  name: 'chatDeskColleagues',
  summary: '可转接的同事',
  methods: ['POST', 'GET'],
  path: `${base}/colleagues`,
  input: strict({}),
  output: t.Array(t.Object({ id, name: text(100), account: text(128) })),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})

const canned = t.Object({ id, title: oneLine(60), text: text(1000) })
export type Canned = Static<typeof canned>

export const cannedList = defineCall({
  name: 'cannedList',
  summary: '常用语',
  methods: ['POST', 'GET'],
  path: `${base}/cannedList`,
  input: strict({}),
  output: t.Array(canned),
  errors: [],
  access,
  effect: 'read',
  idempotent: 'yes',
})
/** Without `id` a new one. */
export const cannedSave = defineCall({
  name: 'cannedSave',
  summary: '保存常用语',
  methods: ['POST'],
  path: `${base}/cannedSave`,
  input: strict({ id: t.Optional(id), title: oneLine(60, 1), text: text(1000, 1) }),
  output: t.Object({ id }),
  errors: [platformErrors.notFound, e.blankText, e.tooManyCanned],
  access,
  effect: 'write',
  idempotent: 'key',
})
export const cannedDelete = defineCall({
  name: 'cannedDelete',
  summary: '删除常用语',
  methods: ['POST'],
  path: `${base}/cannedDelete`,
  input: strict({ id }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})
