import { refuse } from '@iisp/contract'
import { randomId } from '@iisp/contract/random-id'
import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { articleDeskAdd as call } from '../../contract/article-desk.ts'
import { contentErrors } from '../../contract/errors.ts'
import { contentLimits } from '../../contract/limits.ts'
import { isPageAddress } from '../../rules/page-address.ts'
import { q } from '../tables.ts'
import { addVersion } from './add-version.ts'
import { storedTexts } from './article-texts.ts'
import { recordAct } from './change-article.ts'

const limit: OwnLimit = {
  name: 'content.article',
  most: contentLimits.articles,
  error: contentErrors.tooManyArticles,
}

export const articleDeskAdd = writer(call, async (ctx, { kind, address, note, ...given }) => {
  const { db, actor } = ctx
  const texts = storedTexts(given)
  const key = kind === 'page' ? address.trim() : `own-${randomId(8).toLowerCase()}`
  if (kind === 'page' && !isPageAddress(key)) refuse(contentErrors.addressUnknown)
  await refuseBeyond(db, limit, 'all', sql`SELECT FROM content.article`)
  const added = await db.maybe(
    q
      .insertInto('content.article')
      .values({ kind, key })
      .onConflict((taken) => taken.columns(['kind', 'key']).doNothing())
      .returning(['id', 'latest as version', 'revision']),
  )
  const article = added ?? refuse(contentErrors.addressTaken)
  await addVersion(ctx, { ...article, note }, { ...texts, file_id: null })
  recordAct(db, actor, 'add', article.id, { kind, key })
  return article
})
