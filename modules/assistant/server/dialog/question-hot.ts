import { type Handler, raw, reader, sql } from '@iisp/server'
import { questionHot as call } from '../../contract/dialog.ts'
import type { Assistant } from '../parts.ts'
import { questionOf } from './robot-answer.ts'

const most = 5

/** Those of the menu first: configured ones, then by how often they were asked; then those of all menus alike. */
export const questionHot = (assistant: Assistant): Handler =>
  reader(call, async ({ db, language }, { menuId = '' }) => {
    const { byId } = await assistant.faqs.published(db)
    const rows = await db.all(
      raw(sql<{ id: string }>`SELECT id FROM assistant.faq WHERE published > 0
        ORDER BY (menu_id = ${menuId} AND menu_id <> '') DESC, pinned DESC, hits DESC, id LIMIT ${most}`),
    )
    return rows.flatMap(({ id }) => {
      const faq = byId.get(id)
      return faq ? [questionOf(faq, language)] : []
    })
  })
