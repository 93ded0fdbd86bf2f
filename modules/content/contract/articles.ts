import { type RowOf, defineFields, defineList, defineRead, f, platformErrors, t } from '@iisp/contract'
import { articleCategories, listedKinds } from './kinds.ts'
import { downloadArea, helpCenter, newsCenter, operateGuide } from './pages.ts'

const access = { who: 'pages', pages: [helpCenter, operateGuide, newsCenter, downloadArea] } as const

export const articleFields = defineFields({
  id: t.id,
  kind: t.oneOf(...listedKinds),
  category: f.oneOf(articleCategories, ['分类', 'Category']),
  title: f.longText(['标题', 'Title']),
  publishedAt: f.moment(['发布时间', 'Published']),
  /** The file that a download offers; null for articles to read. */
  fileId: t.nullable(t.String()),
})
export type ArticleRow = RowOf<typeof articleFields>

/** The published articles of a kind in the caller's language, newest first. The keyword is part of title or text. */
export const articleList = defineList({
  name: 'articleList',
  summary: { zh: '文章列表', en: 'Articles' },
  path: '/api/content/article/list',
  filters: {
    kind: t.Optional(t.oneOf(...listedKinds)),
    category: t.Optional(articleFields.named.category.schema),
    keyword: t.Optional(t.text(50)),
  },
  row: articleFields.row,
  access,
})

/** A published article in full. */
export const articleDetail = defineRead({
  name: 'articleDetail',
  summary: { zh: '文章详情', en: 'Article' },
  methods: ['GET', 'POST'],
  path: '/api/content/article/detail',
  input: t.strict({ id: t.id }),
  output: t.Object({ ...articleFields.row.properties, body: t.String() }),
  errors: [platformErrors.notFound],
  access,
})
