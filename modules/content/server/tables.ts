import { type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

export type ArticleChanges = Updateable<GeneratedTables['content.article']>
/** What a version says. */
export type VersionTexts = Omit<
  Selectable<GeneratedTables['content.article_version']>,
  'article_id' | 'version' | 'author' | 'note' | 'at'
>
export const q = queryBuilder<GeneratedTables>()
