import { writer } from '@iisp/server'
import { deleteContactById as call } from '../../contract/contacts.ts'
import { ownContact } from './own-contact.ts'
import { q } from '../tables.ts'

export const deleteContactById = writer(call, async (ctx, input) => {
  await ownContact(ctx.db, ctx.actor, input.id)
  await ctx.db.run(
    q
      .updateTable('transfers.contact')
      .set({ deleted_at: ctx.now.toISOString(), is_default: false })
      .where('id', '=', input.id),
  )
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.delete-contact',
    object: `contact:${input.id}`,
  })
  return { result: 'success' as const }
})
