import { writer } from '@iisp/server'
import { addConta as call } from '../contract/contacts.ts'
import { contactValues } from './contact-values.ts'
import { fromFlag } from './flags.ts'
import { clearDefaultContact } from './own-contact.ts'
import { refuseOther } from './scope.ts'
import { q } from './tables.ts'

export const addConta = writer(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.cpId)
  const values = contactValues(input, ctx.language)
  if (fromFlag(input.isDefault)) await clearDefaultContact(ctx.db, ctx.actor)
  const { id } = await ctx.db.one<{ id: string }>(
    q
      .insertInto('transfers.contact')
      .values({
        ...values,
        institution_id: ctx.actor.institutionId,
        is_default: fromFlag(input.isDefault),
        created_by: ctx.actor.accountId,
      })
      .returning('id'),
  )
  ctx.db.audit({
    institutionId: ctx.actor.institutionId,
    action: 'transfers.add-contact',
    object: `contact:${id}`,
  })
  return { ID: id }
})
