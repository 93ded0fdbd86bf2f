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
  /** Days since it appeared. */
  readonly daysAgo?: number
}

/** The author of the versions that come with the portal. */
const author = '平台'
const columns = sql.raw('category, title_zh, title_en, body_zh, body_en, file_id')
const of = (table: string) =>
  sql.raw(
    ['category', 'title_zh', 'title_en', 'body_zh', 'body_en', 'file_id']
      .map((column) => `${table}.${column}`)
      .join(', '),
  )

/**
 * Writes the articles delivered with the portal, by their kinds and keys. A text that differs from
 * the last delivered one becomes a new version. If the last one is still published, the new one is
 * published with its date; if an operator has changed, scheduled or withdrawn the article, the new
 * version is only offered.
 */
export async function writeArticles(
  db: Writer,
  now: Date,
  articles: readonly WrittenArticle[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(articles.map((one) => rowOf(one, now)))}::jsonb) AS d (
    kind text, key text, category text, title_zh text, title_en text, body_zh text, body_en text, file_id text,
    published_from timestamptz)`
  await db.run(
    raw(sql`WITH moved AS (
        UPDATE content.article a SET latest = a.latest + 1, delivered = a.latest + 1, revision = a.revision + 1,
          published = CASE WHEN a.delivered = a.latest AND a.published = a.latest AND a.scheduled IS NULL
            THEN a.latest + 1 ELSE a.published END
        FROM ${rows} JOIN content.article o ON o.kind = d.kind AND o.key = d.key
          LEFT JOIN content.article_version v ON v.article_id = o.id AND v.version = o.delivered
        WHERE a.id = o.id AND (${of('v')}) IS DISTINCT FROM (${of('d')})
        RETURNING a.id, a.latest, ${of('d')})
      INSERT INTO content.article_version (article_id, version, ${columns}, author, at)
      SELECT id, latest, ${columns}, ${author}, ${now} FROM moved`),
  )
  await db.run(
    raw(sql`WITH added AS (
        INSERT INTO content.article (kind, key, delivered, published, published_from)
        SELECT kind, key, 1, 1, published_from FROM ${rows}
        ON CONFLICT (kind, key) DO NOTHING RETURNING id, kind, key)
      INSERT INTO content.article_version (article_id, version, ${columns}, author, at)
      SELECT added.id, 1, ${of('d')}, ${author}, ${now}
      FROM added JOIN ${rows} ON d.kind = added.kind AND d.key = added.key`),
  )
}

const rowOf = ({ kind, key, category, title, body, fileId, daysAgo = 0 }: WrittenArticle, now: Date) => ({
  kind,
  key,
  category,
  title_zh: title[0],
  title_en: title[1],
  body_zh: cleanRichText(body[0]),
  body_en: cleanRichText(body[1]),
  file_id: fileId ?? null,
  published_from: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
})
