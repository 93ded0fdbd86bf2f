import { sql, writer } from '@iisp/server'
import { articleDeskSave as call } from '../../contract/article-desk.ts'
import { addVersion } from './add-version.ts'
import { storedTexts } from './article-texts.ts'
import { recordAct, changeArticle } from './change-article.ts'
import { storedVersion } from './stored-version.ts'

export const articleDeskSave = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const texts = storedTexts(input)
  const {
    id,
    revision,
    latest: version,
  } = await changeArticle(db, input, { latest: sql<number>`latest + 1` })
  // the file of a download comes with the portal and stays
  const { file_id } = await storedVersion(db, id, version - 1)
  await addVersion(ctx, { id, version, note: input.note }, { ...texts, file_id })
  recordAct(db, actor, 'save', id, { version })
  return { id, version, revision }
})
