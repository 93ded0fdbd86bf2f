import { reader } from '@iisp/server'
import { articleDeskDetail as call } from '../../contract/article-desk.ts'
import { publishedAt } from '../published.ts'
import { textColumns } from './article-texts.ts'
import { deskArticles, deskColumns } from './desk-rows.ts'

export const articleDeskDetail = reader(call, async ({ db, now, language }, { id }) => {
  const article = await db.one(
    deskArticles(now)
      .where('a.id', '=', id)
      .select([...deskColumns(now, language), ...textColumns]),
  )
  const published = await db.maybe(
    publishedAt(now)
      .where('a.id', '=', id)
      .select([...textColumns]),
  )
  return { ...article, published: published ?? null }
})
