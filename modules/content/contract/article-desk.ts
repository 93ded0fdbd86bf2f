import {
  type Static,
  defineList,
  defineRead,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { contentErrors as e } from './errors.ts'
import { articleCategories, articleKinds, articleStates, pendingKinds, writtenKinds } from './kinds.ts'
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
/** Chinese replaces empty English texts. Bodies are rich text, cleaned when they are saved. */
const texts = {
  category: t.oneOf(...articleCategories),
  titleZh: t.text(contentLimits.title),
  titleEn: t.text(contentLimits.title),
  bodyZh: t.text(contentLimits.body),
  bodyEn: t.text(contentLimits.body),
}
const note = t.text(contentLimits.note)
const textsObject = t.Object(texts)
export type ArticleTexts = Static<typeof textsObject>

const row = t.Object({
  ...seen,
  kind: t.oneOf(...articleKinds),
  /** Of a page: its address below /cms. */
  key: t.String(),
  category: texts.category,
  /** Of the newest version. */
  title: t.String(),
  /** Whether the newest version has all its texts in both languages. */
  languages: t.oneOf('both', 'chinese'),
  state: t.oneOf(...articleStates),
  /**
   * The origin of the newest version (draft or delivered), if it is neither public nor scheduled.
   */
  pending: t.oneOf(...pendingKinds),
  latest: t.Integer(),
  author: t.personName,
  savedAt: t.dateTime,
  /** The version in place and its period. */
  shown: t.nullable(t.Integer()),
  shownFrom: t.nullable(t.dateTime),
  shownUntil: t.nullable(t.dateTime),
  /** The version that will take its place, and its period. */
  coming: t.nullable(t.Integer()),
  comingFrom: t.nullable(t.dateTime),
  comingUntil: t.nullable(t.dateTime),
})
export type DeskArticle = Static<typeof row>

/** All articles, the last saved first. `keyword`: part of a title or an address. */
export const articleDeskList = defineList({
  name: 'articleDeskList',
  summary: { zh: '内容管理列表', en: 'Articles for editing' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(t.oneOf(...articleKinds)),
    state: t.Optional(t.oneOf(...articleStates)),
    languages: t.Optional(t.oneOf('both', 'chinese')),
    pending: t.Optional(t.oneOf(...pendingKinds)),
  },
  row,
  access,
})

/** An article with the texts of its newest version, and the texts that readers see. */
export const articleDeskDetail = defineRead({
  name: 'articleDeskDetail',
  summary: { zh: '内容管理详情', en: 'Article for editing' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: t.Object({ ...row.properties, ...texts, published: t.nullable(textsObject) }),
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
