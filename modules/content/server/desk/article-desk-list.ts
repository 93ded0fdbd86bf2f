import { containing, readPage, reader, sql } from '@iisp/server'
import { articleDeskList as call } from '../../contract/article-desk.ts'
import { deskArticles, deskColumns, languages, pending, stateAt } from './desk-rows.ts'

export const articleDeskList = reader(call, ({ db, now, language }, input) => {
  let found = deskArticles(now)
  if (input.kind !== undefined) found = found.where('a.kind', '=', input.kind)
  if (input.state !== undefined) found = found.where(stateAt(now), '=', input.state)
  if (input.languages !== undefined) found = found.where(languages, '=', input.languages)
  if (input.pending !== undefined) found = found.where(pending, '=', input.pending)
  const text = (input.keyword ?? '').trim()
  if (text !== '')
    found = found.where(sql<boolean>`concat_ws(' ', v.title_zh, v.title_en, a.key) ILIKE ${containing(text)}`)
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([...deskColumns(now, language)])
        .orderBy('v.at', 'desc')
        .orderBy('a.id', 'desc'),
    present: (row) => row,
  })
})
