import type { BothLanguages, Static } from '@iisp/contract'
import { defineFields, defineList, defineRead, defineWrite, f, platformErrors, t } from '@iisp/contract'
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
/** The lists of the desk: one for each state, and 'mine' for the chats of the operator. */
export const chatViews = [waiting, 'mine', active, ended] as const

/** Actions of the calling operator on a chat now. */
export const chatActions = ['take', 'send', 'hand-over', 'end'] as const
export type ChatAction = (typeof chatActions)[number]

const chatRow = t.Object({
  id: t.id,
  status: chatStatus,
  /** Both names if one person acted for another. */
  person: t.personName,
  institution: t.institutionName,
  operator: t.personName,
  /** The calling operator is in charge of the chat. */
  mine: t.Boolean(),
  menuId: t.text(20),
  lastText: t.text(1000),
  lastEvent: t.nullable(chatEvent),
  lastAt: t.dateTime,
  startedAt: t.dateTime,
  unread: t.Integer({ minimum: 0 }),
  rating: t.Integer({ minimum: 0, maximum: 5 }),
  version: t.Integer(),
  actions: t.Array(t.oneOf(...chatActions)),
})
export type ChatRow = Static<typeof chatRow>

/** Waiting chats by arrival, all others by their newest message. */
export const chatDeskList = defineList({
  name: 'chatDeskList',
  summary: { zh: '客服会话列表', en: 'Service chats' },
  path: `${base}/list`,
  filters: { view: t.oneOf(...chatViews) },
  row: chatRow,
  access,
})

/** One chat with its newest messages, and the person's earlier questions to the robot. */
export const chatDeskDetail = defineRead({
  name: 'chatDeskDetail',
  summary: { zh: '客服会话详情', en: 'Service chat' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ chatId: t.id, before: t.Optional(t.id) }),
  output: t.Object({
    ...chatRow.properties,
    account: t.text(128),
    ratingNote: t.text(500),
    /** Id of the last message that the person has read. */
    readByUser: t.text(20),
    messages: t.Array(chatMessage),
    before: t.nullable(t.id),
    talk: t.Array(t.Object({ query: t.text(500), answer: t.text(20_000), at: t.dateTime })),
  }),
  errors: [platformErrors.notFound],
  access,
})

const step = (name: string, summary: BothLanguages) => ({
  name,
  summary,
  path: `${base}/${name.replace('chatDesk', '').replace(/^./, (first) => first.toLowerCase())}`,
  access,
})

export const chatDeskTake = defineWrite({
  ...step('chatDeskTake', { zh: '接起会话', en: 'Take a chat' }),
  input: t.strict({ chatId: t.id, version: t.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  errors: [platformErrors.notFound, e.chatTaken],
  idempotent: 'no',
})
export const chatDeskSend = defineWrite({
  ...step('chatDeskSend', { zh: '答复会话', en: 'Reply in a chat' }),
  input: t.strict({ chatId: t.id, text: t.text(1000, 1) }),
  output: t.Object({ id: t.id }),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours, e.blankText],
  idempotent: 'key',
})
export const chatDeskRead = defineWrite({
  ...step('chatDeskRead', { zh: '客服已读', en: 'Mark a chat as read by the service desk' }),
  input: t.strict({ chatId: t.id, upTo: t.id }),
  errors: [platformErrors.notFound],
  idempotent: 'yes',
})
/** The form of handing over; `to` is one of `chatDeskColleagues`. */
export const handOverEntry = defineFields({
  to: f.explained(f.key(['转接给', 'Hand over to']), ['请选择同事', 'Please choose a colleague']),
  note: f.orEmpty(f.text(200, ['备注（选填）', 'Note (optional)'])),
})
/** Hands the chat over to a colleague. */
export const chatDeskHandOver = defineWrite({
  ...step('chatDeskHandOver', { zh: '转接会话', en: 'Transfer a chat to a colleague' }),
  input: t.strict({ chatId: t.id, to: t.id, note: t.Optional(handOverEntry.named.note.schema) }),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours, e.noSuchColleague],
  idempotent: 'no',
})
export const chatDeskEnd = defineWrite({
  ...step('chatDeskEnd', { zh: '结束会话', en: 'End a chat at the service desk' }),
  input: t.strict({ chatId: t.id }),
  errors: [platformErrors.notFound, e.chatEnded, e.chatNotYours],
  idempotent: 'yes',
})

export const chatDeskColleagues = defineRead({
  name: 'chatDeskColleagues',
  summary: { zh: '可转接的同事', en: 'Colleagues who can take over a chat' },
  methods: ['POST', 'GET'],
  path: `${base}/colleagues`,
  output: t.Array(t.Object({ id: t.id, name: t.personName, account: t.text(128) })),
  access,
})

const canned = t.Object({ id: t.id, title: t.oneLine(60), text: t.text(1000) })
export type Canned = Static<typeof canned>

export const cannedList = defineRead({
  summary: { zh: '常用语', en: 'Canned replies' },
  methods: ['POST', 'GET'],
  path: `${base}/cannedList`,
  output: t.Array(canned),
  access,
})
const bothMissing = ['请填写标题和内容', 'Please enter title and text'] as const
export const cannedEntry = defineFields({
  title: f.explained(f.line(60, ['标题', 'Title'], 1), bothMissing),
  text: f.explained(f.note(1000, ['内容', 'Text'], 1), bothMissing),
})
/** Creates a reply if no `id` is given. */
export const cannedSave = defineWrite({
  summary: { zh: '保存常用语', en: 'Save a canned reply' },
  path: `${base}/cannedSave`,
  input: t.strict({ id: t.Optional(t.id), ...cannedEntry.row.properties }),
  output: t.Object({ id: t.id }),
  errors: [platformErrors.notFound, e.blankText, e.tooManyCanned],
  access,
  idempotent: 'key',
})
export const cannedDelete = defineWrite({
  name: 'cannedDelete',
  summary: { zh: '删除常用语', en: 'Delete a canned reply' },
  path: `${base}/cannedDelete`,
  input: t.strict({ id: t.id }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})
