import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { faqDeskPublish as call } from '../../contract/faq-desk.ts'
import { raiseRevision, auditFaq } from './change-faq.ts'
import { q } from '../tables.ts'

export const faqDeskPublish = writer(call, async ({ db, actor }, { id, version }) => {
  const changed = await db.run(
    q
      .updateTable('assistant.faq')
      .set({ published: version })
      .where('id', '=', id)
      .where((eb) =>
        eb.exists(
          eb.selectFrom('assistant.faq_version').where('faq_id', '=', id).where('version', '=', version),
        ),
      ),
  )
  if (changed === 0) refuse(platformErrors.notFound)
  await raiseRevision(db)
  auditFaq(db, actor, 'publish', id, version)
  return null
})
