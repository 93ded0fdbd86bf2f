import { type Handler, reader } from '@iisp/server'
import { aidialogApiRecommend as call } from '../../contract/dialog.ts'
import { requireOwnAccount } from '../own.ts'
import type { Assistant } from '../parts.ts'
import { type Faq } from '../faq/faq-store.ts'
import { questionOf } from './robot-answer.ts'

const most = 5

export const aidialogApiRecommend = (assistant: Assistant): Handler =>
  reader(call, async ({ db, actor, language }, { account, query }) => {
    requireOwnAccount(actor, account)
    const { index, byId } = await assistant.faqs.published(db)
    return index.search(query, most).map(({ id }) => questionOf(byId.get(id) as Faq, language))
  })
