import {
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
import { contentErrors as e } from './errors.ts'
import { articleCategories, articleKinds, writtenKinds } from './kinds.ts'
import { contentLimits } from './limits.ts'
import { contentDesk } from './pages.ts'

const base = '/api/operations/articles'
const access = {
  who: 'pages',
  pages: [contentDesk],
  roles: ['custodian-operator', 'system-administrator'],
  supervised: false,
} as const

const number = t.Integer({ minimum: 1, maximum: 1_000_000 })
/** The article that was seen: another revision refuses the call. */
const seen = { id: t.id, revision: number }
const category = f.oneOf(articleCategories, ['分类', 'Category'])
/** Chinese replaces empty English texts. Bodies are rich text, cleaned when they are saved. */
const texts = {
  category: category.schema,
  titleZh: t.text(contentLimits.title),
  titleEn: t.text(contentLimits.title),
  bodyZh: t.text(contentLimits.body),
  bodyEn: t.text(contentLimits.body),
}
const note = t.text(contentLimits.note)
const textsObject = t.Object(texts)
export type ArticleTexts = Static<typeof textsObject>

export const deskArticleFields = defineFields({
  ...seen,
  kind: f.oneOf(articleKinds, ['类型', 'Kind']),
  /** Of a page: its address below /cms. */
  key: f.longText(['页面地址', 'Address']),
  category,
  /** Of the newest version. */
  title: f.longText(['标题', 'Title']),
  /** Whether the newest version has all its texts in both languages. */
  languages: f.oneOf({ both: ['中英文齐全', 'Both languages'], chinese: ['缺英文', 'English missing'] }, [
    '语言',
    'Languages',
  ]),
  state: f.status(
    {
      draft: ['未发布', 'Not published', 'neutral'],
      scheduled: ['待发布', 'Scheduled', 'warning'],
      published: ['已发布', 'Published', 'success'],
      ended: ['已到期', 'Ended', 'neutral'],
      withdrawn: ['已下线', 'Withdrawn', 'neutral'],
    },
    ['状态', 'State'],
  ),
  /**
   * The newest version compared with the public or scheduled one: the same, an operator's draft, or a text
   * delivered with the portal.
   */
  pending: f.oneOf(
    {
      none: ['无', 'None'],
      draft: ['有草稿', 'A draft'],
      delivered: ['平台有新版本', 'Newer text of the portal'],
    },
    ['未发布的修改', 'Unpublished changes'],
  ),
  latest: f.count(['最新版本', 'Newest version']),
  author: f.person(['保存人', 'Saved by']),
  savedAt: f.moment(['保存时间', 'Saved at']),
  /** The version in place and its period. */
  shown: t.nullable(t.Integer()),
  shownFrom: f.orNone(f.moment(['发布时间', 'Published'])),
  shownUntil: f.orNone(f.moment(['到期时间', 'Ends'])),
  /** The version that will take its place, and its period. */
  coming: t.nullable(t.Integer()),
  comingFrom: f.orNone(f.moment(['定时发布', 'Scheduled for'])),
  comingUntil: t.nullable(t.dateTime),
})
export type DeskArticle = RowOf<typeof deskArticleFields>
const { kind, languages, pending, state } = deskArticleFields.named

/** All articles, the last saved first. `keyword`: part of a title or an address. */
export const articleDeskList = defineList({
  name: 'articleDeskList',
  summary: { zh: '内容管理列表', en: 'Articles for editing' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(kind.schema),
    state: t.Optional(state.schema),
    languages: t.Optional(languages.schema),
    pending: t.Optional(pending.schema),
  },
  row: deskArticleFields.row,
  access,
})

/** An article with the texts of its newest version, and the texts that readers see. */
export const articleDeskDetail = defineRead({
  name: 'articleDeskDetail',
  summary: { zh: '内容管理详情', en: 'Article for editing' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: t.Object({ ...deskArticleFields.row.properties, ...texts, published: t.nullable(textsObject) }),
  errors: [platformErrors.notFound],
  access,
})
export type DeskArticleDetail = Static<typeof articleDeskDetail.output>

const version = {
  version: t.Integer(),
  author: t.personName,
  at: t.dateTime,
  note: t.String(),
}
/** The versions of an article, newest first. */
export const articleVersionList = defineList({
  name: 'articleVersionList',
  summary: { zh: '内容的版本', en: 'Versions of an article' },
  path: `${base}/versions`,
  filters: { id: t.id },
  row: t.Object({ ...version, title: t.String() }),
  errors: [platformErrors.notFound],
  access,
})
export const articleVersionDetail = defineRead({
  name: 'articleVersionDetail',
  summary: { zh: '内容的一个版本', en: 'A version of an article' },
  methods: ['POST', 'GET'],
  path: `${base}/version`,
  input: t.strict({ id: t.id, version: number }),
  output: t.Object({ ...version, ...texts }),
  errors: [platformErrors.notFound],
  access,
})

const saved = t.Object({ id: t.id, version: t.Integer(), revision: t.Integer() })

/**
 * Creates an article. `address` is the address of a page below /cms; it is empty for the other
 * kinds.
 */
export const articleDeskAdd = defineWrite({
  name: 'articleDeskAdd',
  summary: { zh: '新增内容', en: 'Add an article' },
  path: `${base}/add`,
  input: t.strict({
    kind: t.oneOf(...writtenKinds),
    address: t.oneLine(contentLimits.address),
    ...texts,
    note,
  }),
  output: saved,
  errors: [e.titleEmpty, e.bodyEmpty, e.addressUnknown, e.addressTaken, e.tooManyArticles],
  access,
  idempotent: 'key',
})

/** Saves a new version, which nobody but the desk sees until it is published. */
export const articleDeskSave = defineWrite({
  name: 'articleDeskSave',
  summary: { zh: '保存内容', en: 'Save an article' },
  path: `${base}/save`,
  input: t.strict({ ...seen, ...texts, note }),
  output: saved,
  errors: [...staleErrors, e.titleEmpty, e.bodyEmpty, e.tooManyVersions],
  access,
  idempotent: 'key',
})

/** Saves the texts of an old version as the newest one. */
export const articleDeskRestore = defineWrite({
  name: 'articleDeskRestore',
  summary: { zh: '恢复内容的旧版本', en: 'Restore an old version' },
  path: `${base}/restore`,
  input: t.strict({ ...seen, version: number }),
  output: saved,
  errors: [...staleErrors, e.tooManyVersions],
  access,
  idempotent: 'key',
})

/**
 * Publishes the newest version: at once where `from` is null, otherwise at that minute in Asia/Shanghai; until then
 * readers see what they saw. Without `until` it stays public.
 */
export const articleDeskPublish = defineWrite({
  name: 'articleDeskPublish',
  summary: { zh: '发布内容', en: 'Publish an article' },
  path: `${base}/publish`,
  input: t.strict({ ...seen, from: t.nullable(t.minute), until: t.nullable(t.minute) }),
  output: t.Object({ revision: t.Integer() }),
  errors: [...staleErrors, e.endsBeforeStart],
  access,
  idempotent: 'key',
})

/**
 * Withdraws an article from readers immediately, including its scheduled version. It can be
 * published again.
 */
export const articleDeskWithdraw = defineWrite({
  name: 'articleDeskWithdraw',
  summary: { zh: '下线内容', en: 'Withdraw an article' },
  path: `${base}/withdraw`,
  input: t.strict(seen),
  output: t.Object({ revision: t.Integer() }),
  errors: [...staleErrors, e.notPublic],
  access,
  idempotent: 'key',
})
