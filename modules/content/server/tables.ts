import { type Generated, type Moment, queryBuilder } from '@iisp/server'
import type { ArticleCategory, ArticleKind } from '../contract/kinds.ts'

interface ArticleTable {
  id: Generated<string>
  kind: ArticleKind
  key: string
  category: ArticleCategory
  title_zh: string
  title_en: string
  body_zh: string
  body_en: string
  file_id: string | null
  published_from: Moment
  published_until: Moment | null
}
interface Tables {
  'content.article': ArticleTable
}
export const q = queryBuilder<Tables>()
