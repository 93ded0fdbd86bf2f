import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { articleDeskWithdraw as call } from '../../contract/article-desk.ts'
import { contentErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'
import { recordAct, changeArticle } from './change-article.ts'

const nothingPublic = {
  published: null,
  published_from: null,
  published_until: null,
  scheduled: null,
  scheduled_from: null,
  scheduled_until: null,
  withdrawn: true,
}

export const articleDeskWithdraw = writer(call, async ({ db, actor }, { id, ...seen }) => {
  const article = await db.one(
    q.selectFrom('content.article').where('id', '=', id).select(['revision', 'published', 'scheduled']),
  )
  if (article.revision !== seen.revision) refuse(platformErrors.conflict)
  const { published, scheduled } = article
  if (published === null && scheduled === null) refuse(contentErrors.notPublic)
  const { revision } = await changeArticle(db, { id, ...seen }, nothingPublic)
  recordAct(db, actor, 'withdraw', id, { version: published, scheduled })
  return { revision }
})
