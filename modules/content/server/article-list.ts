import { containing, pageWindow, readPage, reader, sql } from '@iisp/server'
import { articleList as call } from '../contract/articles.ts'
import type { ListedKind } from '../contract/kinds.ts'
import { publishedAt, rowColumns } from './published.ts'

/** The words of a body, without its markup, so that a search does not find the names of elements. */
const words = (column: 'body_zh' | 'body_en') => sql`regexp_replace(${sql.ref(column)}, '<[^>]*>', ' ', 'g')`

export const articleList = reader(call, ({ db, now, language }, { kind, category, keyword, ...page }) => {
  let found = publishedAt(now).where('kind', '<>', 'page')
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (category !== undefined) found = found.where('category', '=', category)
  const text = (keyword ?? '').trim()
  if (text !== '') {
    const [title, body] =
      language === 'en' ? (['title_en', 'body_en'] as const) : (['title_zh', 'body_zh'] as const)
    found = found.where(
      sql<boolean>`(${sql.ref(title)} ILIKE ${containing(text)} OR ${words(body)} ILIKE ${containing(text)})`,
    )
  }
  return readPage(
    db,
    pageWindow(page),
    found,
    (all) =>
      all
        .select([...rowColumns(language)])
        .$narrowType<{ kind: ListedKind }>()
        .orderBy('published_from', 'desc')
        .orderBy('id', 'desc'),
    (row) => row,
  )
})
