import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { ArticleCategory, ArticleKind } from '../contract/kinds.ts'

interface ArticleTable {
  id: Generated<string>
  kind: ArticleKind
  key: string
  revision: Generated<number>
  latest: Generated<number>
  delivered: number | null
  published: number | null
  published_from: MomentOrNull
  published_until: MomentOrNull
  scheduled: number | null
  scheduled_from: MomentOrNull
  scheduled_until: MomentOrNull
  withdrawn: Generated<boolean>
}
interface VersionTable {
  article_id: string
  version: number
  category: ArticleCategory
  title_zh: string
  title_en: string
  body_zh: string
  body_en: string
  file_id: string | null
  author: string
  note: Generated<string>
  at: Moment
}
interface Tables {
  'content.article': ArticleTable
  'content.article_version': VersionTable
}
export type ArticleChanges = Updateable<ArticleTable>
/** The texts of a version. */
export type VersionTexts = Omit<Selectable<VersionTable>, 'article_id' | 'version' | 'author' | 'note' | 'at'>
export const q = queryBuilder<Tables>()
