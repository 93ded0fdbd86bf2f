import { type Writer, raw, sql } from '@iisp/server'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import type { ArticleCategory, ArticleKind } from '../contract/kinds.ts'

type Both = readonly [zh: string, en: string]
export interface WrittenArticle {
  readonly kind: ArticleKind
  readonly key: string
  readonly category: ArticleCategory
  readonly title: Both
  readonly body: Both
  readonly fileId?: string
  /** How many days ago it appeared. */
  readonly daysAgo?: number
}

/** Writes articles by their kinds and keys. One that is there gets the new text and keeps its date. */
export async function writeArticles(
  db: Writer,
  now: Date,
  articles: readonly WrittenArticle[],
): Promise<void> {
  const rows = articles.map(({ kind, key, category, title, body, fileId = null, daysAgo = 0 }) => ({
    kind,
    key,
    category,
    title_zh: title[0],
    title_en: title[1],
    body_zh: cleanRichText(body[0]),
    body_en: cleanRichText(body[1]),
    file_id: fileId,
    published_from: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  }))
  await db.run(
    raw(sql`INSERT INTO content.article
        (kind, key, category, title_zh, title_en, body_zh, body_en, file_id, published_from)
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (kind text, key text, category text,
        title_zh text, title_en text, body_zh text, body_en text, file_id text, published_from timestamptz)
      ON CONFLICT (kind, key) DO UPDATE SET category = excluded.category, title_zh = excluded.title_zh,
        title_en = excluded.title_en, body_zh = excluded.body_zh, body_en = excluded.body_en,
        file_id = excluded.file_id`),
  )
}
