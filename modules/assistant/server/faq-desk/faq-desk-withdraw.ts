import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { faqDeskWithdraw as call } from '../../contract/faq-desk.ts'
import { raiseRevision, auditFaq } from './change-faq.ts'

export const faqDeskWithdraw = writer(call, async ({ db, actor }, { id }) => {
  const changed = await db.run(
    raw(
      sql`UPDATE assistant.faq SET published = 0, pinned = false WHERE id = ${id} AND published IS NOT NULL`,
    ),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await raiseRevision(db)
  auditFaq(db, actor, 'withdraw', id, 0)
  return null
})
