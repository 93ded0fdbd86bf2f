import { reader } from '@iisp/server'
import { contentPage as call } from '../contract/content-page.ts'
import { bodyColumn, publishedAt, rowColumns } from './published.ts'

export const contentPage = reader(call, async ({ db, now, language }, { key }) => {
  const page = await db.one(
    publishedAt(now)
      .where('kind', '=', 'page')
      .where('key', '=', key)
      .select([...rowColumns(language), bodyColumn(language)]),
  )
  return { title: page.title, body: page.body, publishedAt: page.publishedAt }
})
