import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { faqDeskWithdraw as call } from '../../contract/faq-desk.ts'
import { raiseRevision, auditFaq } from './change-faq.ts'
import { q } from '../tables.ts'

export const faqDeskWithdraw = writer(call, async ({ db, actor }, { id }) => {
  const changed = await db.run(
    q
      .updateTable('assistant.faq')
      .set({ published: 0, pinned: false })
      .where('id', '=', id)
      .where('published', 'is not', null),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await raiseRevision(db)
  auditFaq(db, actor, 'withdraw', id, 0)
  return null
})
