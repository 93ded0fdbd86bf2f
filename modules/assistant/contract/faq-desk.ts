import {
  type Static,
  dateTime,
  defineCall,
  id,
  nullable,
  oneOf,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { verdict } from './answer.ts'
import { assistantErrors as e } from './errors.ts'
import { faqDesk } from './pages.ts'

const base = '/api/operations/faq'
const access = {
  who: 'pages',
  pages: [faqDesk],
  roles: ['custodian-operator', 'system-administrator'],
  supervised: false,
} as const

export const faqCategories = [
  'sign-in',
  'workspace',
  'transfer',
  'approval',
  'accounts',
  'opening',
  'lists',
  'safety',
  'service',
] as const
export const faqCategory = oneOf(...faqCategories)
export type FaqCategory = (typeof faqCategories)[number]

/** What a help text says. `phrasings`: other ways to ask; `related`: codes of texts to go on with. */
const content = {
  questionZh: text(200, 1),
  questionEn: text(200, 1),
  answerZh: text(4000, 1),
  answerEn: text(4000, 1),
  phrasings: t.Array(text(200, 1), { maxItems: 20 }),
  keywords: t.Array(text(40, 1), { maxItems: 20 }),
  related: t.Array(text(60, 1), { maxItems: 5 }),
}
const faqRow = t.Object({
  id,
  code: text(60),
  category: faqCategory,
  menuId: text(20),
  question: text(200),
  status: oneOf('draft', 'published', 'changed', 'withdrawn'),
  pinned: t.Boolean(),
  hits: t.Integer({ minimum: 0 }),
  likes: t.Integer({ minimum: 0 }),
  dislikes: t.Integer({ minimum: 0 }),
  latest: t.Integer(),
})
export type FaqRow = Static<typeof faqRow>

export const faqDeskList = defineCall({
  name: 'faqDeskList',
  summary: '问答列表',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({
    keyword: t.Optional(text(100)),
    category: t.Optional(faqCategory),
    status: t.Optional(oneOf('draft', 'published', 'changed', 'withdrawn')),
    ...page,
  }),
  output: pageOf(faqRow),
  errors: [platformErrors.listTooLong],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** One help text with all its versions, the newest first. */
export const faqDeskDetail = defineCall({
  name: 'faqDeskDetail',
  summary: '问答详情',
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: strict({ id }),
  output: t.Object({
    ...faqRow.properties,
    published: nullable(t.Integer()),
    versions: t.Array(
      t.Object({ version: t.Integer(), author: text(100), at: dateTime, note: text(200), ...content }),
    ),
  }),
  errors: [platformErrors.notFound],
  access,
  effect: 'read',
  idempotent: 'yes',
})
export type FaqDetail = Static<typeof faqDeskDetail.output>

/** Writes a new version; nobody sees it before it is published. Without `id` a new help text. `latest` guards against overwriting. */
export const faqDeskSave = defineCall({
  name: 'faqDeskSave',
  summary: '保存问答',
  methods: ['POST'],
  path: `${base}/save`,
  input: strict({
    id: t.Optional(id),
    latest: t.Optional(t.Integer({ minimum: 1 })),
    category: faqCategory,
    menuId: text(20),
    note: text(200),
    ...content,
  }),
  output: t.Object({ id, version: t.Integer() }),
  errors: [platformErrors.notFound, platformErrors.conflict, e.relatedUnknown, e.blankText],
  access,
  effect: 'write',
  idempotent: 'key',
})

/** Shows this version to everybody; an older one too, which takes a change back. */
export const faqDeskPublish = defineCall({
  name: 'faqDeskPublish',
  summary: '发布问答',
  methods: ['POST'],
  path: `${base}/publish`,
  input: strict({ id, version: t.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})
export const faqDeskWithdraw = defineCall({
  name: 'faqDeskWithdraw',
  summary: '下架问答',
  methods: ['POST'],
  path: `${base}/withdraw`,
  input: strict({ id }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})
/** Makes it one of the configured questions of its menu: at most five. */
export const faqDeskPin = defineCall({
  name: 'faqDeskPin',
  summary: '配置热门问题',
  methods: ['POST'],
  path: `${base}/pin`,
  input: strict({ id, pinned: t.Boolean() }),
  output: t.Null(),
  errors: [platformErrors.notFound, e.pinnedFull],
  access,
  effect: 'write',
  idempotent: 'yes',
})

const heard = t.Object({
  messageId: text(40),
  /** Both names where one acted for another. */
  person: text(210),
  institution: text(200),
  query: text(500),
  question: text(200),
  answer: text(20_000),
  bot_type: oneOf('robot', 'gpt'),
  verdict,
  feedback: text(500),
  reply: text(1000),
  repliedBy: text(100),
  settled: t.Boolean(),
  at: dateTime,
})
export type Heard = Static<typeof heard>

/** What people thought of answers (`rated`), and what found none (`unanswered`), the newest first. */
export const feedbackDeskList = defineCall({
  name: 'feedbackDeskList',
  summary: '反馈与未答问题',
  methods: ['POST', 'GET'],
  path: `${base}/feedback`,
  input: strict({
    view: oneOf('disliked', 'liked', 'unanswered'),
    settled: t.Optional(t.Boolean()),
    ...page,
  }),
  output: pageOf(heard),
  errors: [platformErrors.listTooLong],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Settles a rating or an unanswered question; a reply is shown to its person. */
export const feedbackDeskSettle = defineCall({
  name: 'feedbackDeskSettle',
  summary: '处理反馈',
  methods: ['POST'],
  path: `${base}/settle`,
  input: strict({ messageId: text(40, 1), reply: text(1000) }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})
