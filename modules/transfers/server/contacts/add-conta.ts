import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { addConta as call } from '../../contract/contacts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { accountLimits } from '../../contract/limits.ts'
import { contactValues } from './contact-values.ts'
import { fromFlag } from '../flags.ts'
import { clearDefaultContact } from './own-contact.ts'
import { refuseOther } from '../scope.ts'
import { q } from '../tables.ts'

const limit: OwnLimit = {
  name: 'transfers.contacts',
  most: accountLimits.contacts,
  error: transferErrors.tooManyContacts,
}

export const addConta = writer(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.cpId)
  const values = contactValues(input, ctx.language)
  const { institutionId } = ctx.actor
  await refuseBeyond(
    ctx.db,
    limit,
    institutionId,
    sql`SELECT FROM transfers.contact WHERE institution_id = ${institutionId} AND deleted_at IS NULL`,
  )
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
