import { type RawBuilder, containing, readPage, reader, sql } from '@iisp/server'
import { articleList as call } from '../contract/articles.ts'
import type { ListedKind } from '../contract/kinds.ts'
import { publishedAt, rowColumns, textIn } from './published.ts'

/** The words of a body, without its markup, so that a search does not find the names of elements. */
const words = (body: RawBuilder<string>) => sql`regexp_replace(${body}, '<[^>]*>', ' ', 'g')`

export const articleList = reader(call, ({ db, now, language }, { kind, category, keyword, ...page }) => {
  let found = publishedAt(now).where('a.kind', '<>', 'page')
  if (kind !== undefined) found = found.where('a.kind', '=', kind)
  if (category !== undefined) found = found.where('v.category', '=', category)
  const text = (keyword ?? '').trim()
  if (text !== '') {
    const pattern = containing(text)
    found = found.where(
      sql<boolean>`(${textIn(language, 'title')} ILIKE ${pattern} OR ${words(textIn(language, 'body'))} ILIKE ${pattern})`,
    )
  }
  return readPage(db, page, found, {
    select: (all) =>
      all
        .select([...rowColumns(language)])
        .$narrowType<{ kind: ListedKind }>()
        .orderBy('a.shown_from', 'desc')
        .orderBy('a.id', 'desc'),
    present: (row) => row,
  })
})
