import { reader } from '@iisp/server'
import { contentPage as call } from '../contract/content-page.ts'
import { publishedAt, rowColumns, textIn } from './published.ts'

export const contentPage = reader(call, async ({ db, now, language }, { key }) => {
  const page = await db.one(
    publishedAt(now)
      .where('a.kind', '=', 'page')
      .where('a.key', '=', key)
      .select([...rowColumns(language), textIn(language, 'body').as('body')]),
  )
  return { title: page.title, body: page.body, publishedAt: page.publishedAt }
})
