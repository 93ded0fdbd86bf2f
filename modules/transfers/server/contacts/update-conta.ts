import { writer } from '@iisp/server'
import { updateConta as call } from '../../contract/contacts.ts'
import { contactValues } from './contact-values.ts'
import { fromFlag } from '../flags.ts'
import { clearDefaultContact, ownContact } from './own-contact.ts'
import { q } from '../tables.ts'

export const updateConta = writer(call, async (ctx, input) => {
  await ownContact(ctx.db, ctx.actor, input.id)
  const values = contactValues(input, ctx.language)
  const marks = input.isDefault === undefined ? {} : { is_default: fromFlag(input.isDefault) }
  if (fromFlag(input.isDefault)) await clearDefaultContact(ctx.db, ctx.actor)
  await ctx.db.run(
    q
      .updateTable('transfers.contact')
      .set({ ...values, ...marks })
      .where('id', '=', input.id),
  )
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.update-contact',
    object: `contact:${input.id}`,
  })
  return { result: 'success' as const }
})
