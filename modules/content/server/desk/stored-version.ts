import type { Reader } from '@iisp/server'
import { q } from '../tables.ts'

/** A version of an article with everything that it says. */
export const storedVersion = (db: Reader, id: string, version: number) =>
  db.one(
    q
      .selectFrom('content.article_version')
      .where('article_id', '=', id)
      .where('version', '=', version)
      .select(['category', 'title_zh', 'title_en', 'body_zh', 'body_en', 'file_id']),
  )
