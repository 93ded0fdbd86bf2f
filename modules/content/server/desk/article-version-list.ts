import { readPage, reader, timeText } from '@iisp/server'
import { articleVersionList as call } from '../../contract/article-desk.ts'
import { textIn } from '../published.ts'
import { q } from '../tables.ts'

export const articleVersionList = reader(call, async ({ db, language }, { id, ...page }) => {
  await db.one(q.selectFrom('content.article').where('id', '=', id).select('id'))
  return readPage(db, page, q.selectFrom('content.article_version as v').where('v.article_id', '=', id), {
    select: (all) =>
      all
        .select(['v.version', 'v.author', 'v.note', timeText('v.at').as('at')])
        .select(textIn(language, 'title').as('title'))
        .orderBy('v.version', 'desc'),
    present: (row) => row,
  })
})
