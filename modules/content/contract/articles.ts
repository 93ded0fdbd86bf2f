import { type Static, defineList, defineRead, platformErrors, t } from '@iisp/contract'
import { articleCategories, listedKinds } from './kinds.ts'
import { downloadArea, helpCenter, newsCenter, operateGuide } from './pages.ts'

const access = { who: 'pages', pages: [helpCenter, operateGuide, newsCenter, downloadArea] } as const

const row = t.Object({
  id: t.id,
  kind: t.oneOf(...listedKinds),
  category: t.oneOf(...articleCategories),
  title: t.String(),
  publishedAt: t.dateTime,
  /** The file that a download offers; null for articles to read. */
  fileId: t.nullable(t.String()),
})
export type ArticleRow = Static<typeof row>

/** The published articles of a kind in the caller's language, newest first. The keyword is part of title or text. */
export const articleList = defineList({
  name: 'articleList',
  summary: { zh: '文章列表', en: 'Articles' },
  path: '/api/content/article/list',
  filters: {
    kind: t.Optional(t.oneOf(...listedKinds)),
    category: t.Optional(t.oneOf(...articleCategories)),
    keyword: t.Optional(t.text(50)),
  },
  row,
  access,
})

/** A published article in full. */
export const articleDetail = defineRead({
  name: 'articleDetail',
  summary: { zh: '文章详情', en: 'Article' },
  methods: ['GET', 'POST'],
  path: '/api/content/article/detail',
  input: t.strict({ id: t.id }),
  output: t.Object({ ...row.properties, body: t.String() }),
  errors: [platformErrors.notFound],
  access,
})
