import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { faqDeskPublish as call } from '../../contract/faq-desk.ts'
import { raiseRevision, auditFaq } from './change-faq.ts'

export const faqDeskPublish = writer(call, async ({ db, actor }, { id, version }) => {
  const changed = await db.run(
    raw(sql`UPDATE assistant.faq SET published = ${version} WHERE id = ${id}
      AND EXISTS (SELECT FROM assistant.faq_version WHERE faq_id = ${id} AND version = ${version})`),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await raiseRevision(db)
  auditFaq(db, actor, 'publish', id, version)
  return null
})
