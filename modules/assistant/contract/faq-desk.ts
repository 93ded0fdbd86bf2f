import {
  type BothLanguages,
  type RowOf,
  type Static,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import type { HelpCategory as FaqCategory } from '@iisp/contract/help-text'
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

export type { FaqCategory }
export const faqCategories = {
  'sign-in': { zh: '登录与密码', en: 'Sign-in' },
  workspace: { zh: '界面与菜单', en: 'Workspace' },
  transfer: { zh: '划款指令', en: 'Transfer orders' },
  approval: { zh: '复核与签发', en: 'Review and sign-off' },
  accounts: { zh: '账户与余额', en: 'Accounts and balances' },
  opening: { zh: '开户与关联', en: 'Openings and links' },
  lists: { zh: '附件与列表', en: 'Attachments and lists' },
  safety: { zh: '安全与权限', en: 'Safety and rights' },
  service: { zh: '客服与助手', en: 'Service and assistant' },
} as const satisfies Record<FaqCategory, BothLanguages>

const bothMissing = ['请填写中英文问题和回答', 'Please enter question and answer in both languages'] as const
const question = (name: f.Pair) => f.explained(f.text(200, name, 1), bothMissing)
const answer = (name: f.Pair) => f.explained(f.note(4000, name, 1), bothMissing)
export const faqEntry = defineFields({
  category: f.oneOf(faqCategories, ['分类', 'Category']),
  menuId: f.orEmpty(f.text(20, ['菜单编号', 'Menu number'])),
  questionZh: question(['问题（中文）', 'Question (Chinese)']),
  questionEn: question(['问题（英文）', 'Question (English)']),
  answerZh: answer(['回答（中文）', 'Answer (Chinese)']),
  answerEn: answer(['回答（英文）', 'Answer (English)']),
  note: f.orEmpty(f.text(200, ['修改说明', 'What changed'])),
})
const { category, note, questionZh, questionEn, answerZh, answerEn } = faqEntry.named

/** `phrasings`: other ways to ask; `related`: codes of follow-up texts. */
const lists = {
  phrasings: t.Array(t.text(200, 1), { maxItems: 20 }),
  keywords: t.Array(t.text(40, 1), { maxItems: 20 }),
  related: t.Array(t.text(60, 1), { maxItems: 5 }),
}
const content = {
  questionZh: questionZh.schema,
  questionEn: questionEn.schema,
  answerZh: answerZh.schema,
  answerEn: answerEn.schema,
  ...lists,
}
export const faqFields = defineFields({
  id: t.id,
  code: f.text(60, ['编号', 'Code']),
  category,
  menuId: f.text(20, ['菜单编号', 'Menu']),
  question: f.text(200, ['问题', 'Question']),
  status: f.status(
    {
      draft: ['未发布', 'Draft', 'neutral'],
      published: ['已发布', 'Published', 'success'],
      changed: ['有未发布的修改', 'Changed since', 'warning'],
      withdrawn: ['已下架', 'Withdrawn', 'neutral'],
    },
    ['状态', 'State'],
  ),
  pinned: f.yesNo(['热门', 'Hot']),
  hits: f.count(['被问次数', 'Asked']),
  likes: f.count(['有帮助', 'Helpful']),
  dislikes: f.count(['没帮助', 'Not helpful']),
  latest: f.count(['版本', 'Version']),
})
export type FaqRow = RowOf<typeof faqFields>
const { status } = faqFields.named

export const faqDeskList = defineList({
  name: 'faqDeskList',
  summary: { zh: '问答列表', en: 'FAQ entries' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(100)),
    category: t.Optional(category.schema),
    status: t.Optional(status.schema),
  },
  row: faqFields.row,
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
    ...faqFields.row.properties,
    published: t.nullable(t.Integer()),
    versions: t.Array(
      t.Object({ version: t.Integer(), author: t.personName, at: t.dateTime, note: note.schema, ...content }),
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
    ...faqEntry.row.properties,
    ...lists,
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

export const heardFields = defineFields({
  messageId: t.text(40),
  /** Both names if one person acted for another. */
  person: f.person(['提问人', 'Person']),
  institution: f.named(t.institutionName, ['机构', 'Institution']),
  query: f.text(500, ['提问', 'Question']),
  question: t.text(200),
  answer: t.text(20_000),
  bot_type: f.oneOf({ robot: ['机器人', 'Robot'], gpt: ['大模型', 'Model'] }, ['回答方', 'Answered by']),
  verdict,
  feedback: f.text(500, ['反馈内容', 'Feedback']),
  reply: t.text(1000),
  repliedBy: t.personName,
  settled: t.Boolean(),
  at: f.moment(['时间', 'Time']),
})
export type Heard = RowOf<typeof heardFields>

/** Ratings of answers (`rated`) and questions without an answer (`unanswered`), newest first. */
export const feedbackDeskList = defineList({
  name: 'feedbackDeskList',
  summary: { zh: '反馈与未答问题', en: 'Feedback and unanswered questions' },
  path: `${base}/feedback`,
  filters: {
    view: t.oneOf('disliked', 'liked', 'unanswered'),
    settled: t.Optional(t.Boolean()),
  },
  row: heardFields.row,
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
