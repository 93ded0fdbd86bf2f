import { sql, writer } from '@iisp/server'
import { articleDeskRestore as call } from '../../contract/article-desk.ts'
import { addVersion } from './add-version.ts'
import { recordAct, changeArticle } from './change-article.ts'
import { storedVersion } from './stored-version.ts'

export const articleDeskRestore = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const {
    id,
    revision,
    latest: version,
  } = await changeArticle(db, input, { latest: sql<number>`latest + 1` })
  const texts = await storedVersion(db, id, input.version)
  await addVersion(
    ctx,
    { id, version, note: `恢复自版本 ${input.version} / Version ${input.version} restored` },
    texts,
  )
  recordAct(db, actor, 'restore', id, { version, restored: input.version })
  return { id, version, revision }
})
