import { raw, reader, sql } from '@iisp/server'
import type { Selectable } from 'kysely'
import { getMgrCYConta as call } from '../../contract/contacts.ts'
import { toFlag } from '../flags.ts'
import { refuseOther } from '../scope.ts'
import type { ContactTable } from '../tables.ts'

export const getMgrCYConta = reader(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.cpId)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const contacts = await ctx.db.all(
    raw(sql<Selectable<ContactTable>>`
      SELECT * FROM transfers.contact
      WHERE institution_id = ${ctx.actor.institutionId} AND deleted_at IS NULL
        AND strpos(lower(name || ' ' || phone || ' ' || email), ${keyword}) > 0
      ORDER BY is_default DESC, name, id LIMIT 5000`),
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
