import { mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { articleDeskList as call } from '../../contract/article-desk.ts'
import { deskArticles, deskColumns, languages, pending, stateAt } from './desk-rows.ts'

export const articleDeskList = reader(call, ({ db, now, language }, input) => {
  const found = narrow(deskArticles(now), input, {
    kind: 'a.kind',
    state: (one) => sql<boolean>`${stateAt(now)} = ${one}`,
    languages: (one) => sql<boolean>`${languages} = ${one}`,
    pending: (one) => sql<boolean>`${pending} = ${one}`,
    keyword: mentions('v.title_zh', 'v.title_en', 'a.key'),
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([...deskColumns(now, language)])
        .orderBy('v.at', 'desc')
        .orderBy('a.id', 'desc'),
    present: (row) => row,
  })
})
