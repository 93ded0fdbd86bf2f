import { type Handler, reader, sql } from '@iisp/server'
import { questionHot as call } from '../../contract/dialog.ts'
import type { Assistant } from '../parts.ts'
import { questionOf } from './robot-answer.ts'
import { q } from '../tables.ts'

const most = 5

/** Questions of the menu come first, then all others; each group with the pinned ones ahead, then by how often they were asked. */
export const questionHot = (assistant: Assistant): Handler =>
  reader(call, async ({ db, language }, { menuId = '' }) => {
    const { byId } = await assistant.faqs.published(db)
    const rows = await db.all(
      q
        .selectFrom('assistant.faq')
        .where('published', '>', 0)
        .select('id')
        .orderBy(sql`menu_id = ${menuId} AND menu_id <> ''`, 'desc')
        .orderBy('pinned', 'desc')
        .orderBy('hits', 'desc')
        .orderBy('id')
        .limit(most),
    )
    return rows.flatMap(({ id }) => {
      const faq = byId.get(id)
      return faq ? [questionOf(faq, language)] : []
    })
  })
