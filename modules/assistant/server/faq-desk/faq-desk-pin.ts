import { refuse } from '@iisp/contract'
import { countRows, writer } from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'
import { faqDeskPin as call } from '../../contract/faq-desk.ts'
import { auditFaq, raiseRevision } from './change-faq.ts'
import { q } from '../tables.ts'

/** Pinned questions per menu. */
const mostPinned = 5

export const faqDeskPin = writer(call, async ({ db, actor }, { id, pinned }) => {
  // one at a time, so that two cannot both be the fifth
  await raiseRevision(db)
  const { menu } = await db.one(q.selectFrom('assistant.faq').where('id', '=', id).select('menu_id as menu'))
  const { others } = await db.one(
    q
      .selectFrom('assistant.faq')
      .where('menu_id', '=', menu)
      .where('pinned', '=', true)
      .where('id', '<>', id)
      .select(countRows.as('others')),
  )
  if (pinned && others >= mostPinned) refuse(assistantErrors.pinnedFull)
  await db.run(q.updateTable('assistant.faq').set({ pinned }).where('id', '=', id))
  auditFaq(db, actor, pinned ? `pin ${menu}`.trim() : 'unpin', id, 0)
  return null
})
