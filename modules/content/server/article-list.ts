import type { Language } from '@iisp/contract'
import { type RawBuilder, containing, narrow, readPage, reader, sql } from '@iisp/server'
import { articleList as call } from '../contract/articles.ts'
import type { ListedKind } from '../contract/kinds.ts'
import { publishedAt, rowColumns, textIn } from './published.ts'

/** The words of a body, without its markup, so that a search does not find the names of elements. */
const words = (body: RawBuilder<string>) => sql`regexp_replace(${body}, '<[^>]*>', ' ', 'g')`

/** Articles with a text in the title or the body that their readers see. */
const mentionsIn = (language: Language) => (typed: string) => {
  const text = typed.trim()
  if (text === '') return undefined
  const pattern = containing(text)
  return sql<boolean>`(${textIn(language, 'title')} ILIKE ${pattern} OR ${words(textIn(language, 'body'))} ILIKE ${pattern})`
}

export const articleList = reader(call, ({ db, now, language }, input) => {
  const found = narrow(publishedAt(now).where('a.kind', '<>', 'page'), input, {
    kind: 'a.kind',
    category: 'v.category',
    keyword: mentionsIn(language),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([...rowColumns(language)])
        .$narrowType<{ kind: ListedKind }>()
        .orderBy('a.shown_from', 'desc')
        .orderBy('a.id', 'desc'),
    present: (row) => row,
  })
})
