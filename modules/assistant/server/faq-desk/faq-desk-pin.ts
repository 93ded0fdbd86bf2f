import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'
import { faqDeskPin as call } from '../../contract/faq-desk.ts'
import { auditFaq, raiseRevision } from './change-faq.ts'

/** Pinned questions per menu. */
const mostPinned = 5

export const faqDeskPin = writer(call, async ({ db, actor }, { id, pinned }) => {
  // one at a time, so that two cannot both be the fifth
  await raiseRevision(db)
  const { menu, others } =
    (await db.maybe(
      raw(sql<{
        menu: string
        others: number
      }>`SELECT menu_id AS menu, (SELECT count(*)::int FROM assistant.faq o
          WHERE o.menu_id = f.menu_id AND o.pinned AND o.id <> f.id) AS others
        FROM assistant.faq f WHERE id = ${id}`),
    )) ?? refuse(platformErrors.notFound)
  if (pinned && others >= mostPinned) refuse(assistantErrors.pinnedFull)
  await db.run(raw(sql`UPDATE assistant.faq SET pinned = ${pinned} WHERE id = ${id}`))
  auditFaq(db, actor, pinned ? `pin ${menu}`.trim() : 'unpin', id, 0)
  return null
})
