import { reader, sql } from '@iisp/server'
import { getMgrCYConta as call } from '../../contract/contacts.ts'
import { toFlag } from '../flags.ts'
import { refuseOther } from '../scope.ts'
import { q } from '../tables.ts'

/** Name, phone or e-mail contains the text, in lower case. */
const found = (text: string) => sql<boolean>`strpos(lower(name || ' ' || phone || ' ' || email), ${text}) > 0`

export const getMgrCYConta = reader(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.cpId)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const contacts = await ctx.db.all(
    q
      .selectFrom('transfers.contact')
      .selectAll()
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('deleted_at', 'is', null)
      .$if(keyword !== '', (all) => all.where(found(keyword)))
      .orderBy('is_default', 'desc')
      .orderBy('name')
      .orderBy('id')
      .limit(5000),
  )
  return contacts.map((contact) => ({
    MGR_ID: contact.id,
    CONT_NAME: contact.name,
    CONT_PHONE: contact.phone,
    CONT_EMAIL: contact.email,
    CONT_LANDLINE: contact.landline,
    CONT_ADDRESS: contact.address,
    TYPE: contact.type,
    IS_DEFAULT: toFlag(contact.is_default),
    cannotEdit: contact.type !== '2',
  }))
})
