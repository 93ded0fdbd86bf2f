import {
  type Static,
  defineList,
  defineRead,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { helpCategories as faqCategories, type HelpCategory as FaqCategory } from '@iisp/contract/help-text'
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

export { faqCategories }
export type { FaqCategory }
export const faqCategory = t.oneOf(...faqCategories)

/** Content of a help text. `phrasings`: other ways to ask; `related`: codes of follow-up texts. */
const content = {
  questionZh: t.text(200, 1),
  questionEn: t.text(200, 1),
  answerZh: t.text(4000, 1),
  answerEn: t.text(4000, 1),
  phrasings: t.Array(t.text(200, 1), { maxItems: 20 }),
  keywords: t.Array(t.text(40, 1), { maxItems: 20 }),
  related: t.Array(t.text(60, 1), { maxItems: 5 }),
}
const faqRow = t.Object({
  id: t.id,
  code: t.text(60),
  category: faqCategory,
  menuId: t.text(20),
  question: t.text(200),
  status: t.oneOf('draft', 'published', 'changed', 'withdrawn'),
  pinned: t.Boolean(),
  hits: t.Integer({ minimum: 0 }),
  likes: t.Integer({ minimum: 0 }),
  dislikes: t.Integer({ minimum: 0 }),
  latest: t.Integer(),
})
export type FaqRow = Static<typeof faqRow>

export const faqDeskList = defineList({
  name: 'faqDeskList',
  summary: { zh: '问答列表', en: 'FAQ entries' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(100)),
    category: t.Optional(faqCategory),
    status: t.Optional(t.oneOf('draft', 'published', 'changed', 'withdrawn')),
  },
  row: faqRow,
  access,
})

/** One help text with all its versions, newest first. */
export const faqDeskDetail = defineRead({
  name: 'faqDeskDetail',
  summary: { zh: '问答详情', en: 'FAQ entry' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: t.Object({
    ...faqRow.properties,
    published: t.nullable(t.Integer()),
    versions: t.Array(
      t.Object({ version: t.Integer(), author: t.personName, at: t.dateTime, note: t.text(200), ...content }),
    ),
  }),
  errors: [platformErrors.notFound],
  access,
})
export type FaqDetail = Static<typeof faqDeskDetail.output>

/**
 * Saves a new version, which stays unpublished; creates a help text if no `id` is given. `latest` is the version that
 * was edited: the call is refused if there is a newer one.
 */
export const faqDeskSave = defineWrite({
  name: 'faqDeskSave',
  summary: { zh: '保存问答', en: 'Save an FAQ entry' },
  path: `${base}/save`,
  input: t.strict({
    id: t.Optional(t.id),
    latest: t.Optional(t.Integer({ minimum: 1, maximum: 1_000_000 })),
    category: faqCategory,
    menuId: t.text(20),
    note: t.text(200),
    ...content,
  }),
  output: t.Object({ id: t.id, version: t.Integer() }),
  errors: [...staleErrors, e.relatedUnknown, e.blankText],
  access,
  idempotent: 'key',
})

/** Publishes this version. Publishing an older one reverts a change. */
export const faqDeskPublish = defineWrite({
  name: 'faqDeskPublish',
  summary: { zh: '发布问答', en: 'Publish an FAQ entry' },
  path: `${base}/publish`,
  input: t.strict({ id: t.id, version: t.version }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})
export const faqDeskWithdraw = defineWrite({
  name: 'faqDeskWithdraw',
  summary: { zh: '下架问答', en: 'Withdraw an FAQ entry' },
  path: `${base}/withdraw`,
  input: t.strict({ id: t.id }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})
/** Makes it one of the configured questions of its menu, of which there are at most five. */
export const faqDeskPin = defineWrite({
  name: 'faqDeskPin',
  summary: { zh: '配置热门问题', en: 'Set the popular questions' },
  path: `${base}/pin`,
  input: t.strict({ id: t.id, pinned: t.Boolean() }),
  errors: [platformErrors.notFound, e.pinnedFull],
  access,
  idempotent: 'yes',
})

const heard = t.Object({
  messageId: t.text(40),
  /** Both names if one person acted for another. */
  person: t.personName,
  institution: t.institutionName,
  query: t.text(500),
  question: t.text(200),
  answer: t.text(20_000),
  bot_type: t.oneOf('robot', 'gpt'),
  verdict,
  feedback: t.text(500),
  reply: t.text(1000),
  repliedBy: t.personName,
  settled: t.Boolean(),
  at: t.dateTime,
})
export type Heard = Static<typeof heard>

/** Ratings of answers (`rated`) and questions without an answer (`unanswered`), newest first. */
export const feedbackDeskList = defineList({
  name: 'feedbackDeskList',
  summary: { zh: '反馈与未答问题', en: 'Feedback and unanswered questions' },
  path: `${base}/feedback`,
  filters: {
    view: t.oneOf('disliked', 'liked', 'unanswered'),
    settled: t.Optional(t.Boolean()),
  },
  row: heard,
  access,
})

/** Settles a rating or an unanswered question; a reply is shown to the person. */
export const feedbackDeskSettle = defineWrite({
  name: 'feedbackDeskSettle',
  summary: { zh: '处理反馈', en: 'Settle feedback' },
  path: `${base}/settle`,
  input: t.strict({ messageId: t.text(40, 1), reply: t.text(1000) }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})
