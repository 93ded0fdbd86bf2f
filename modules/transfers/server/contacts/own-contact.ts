import { refuse } from '@iisp/contract'
import type { PersonActor, Writer } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

/** Refuses a contact that does not exist or was not added by a user. */
export async function ownContact(db: Writer, actor: PersonActor, id: string): Promise<void> {
  const contact = await db.one(
    q
      .selectFrom('transfers.contact')
      .select('type')
      .where('id', '=', id)
      .where('institution_id', '=', actor.institutionId)
      .where('deleted_at', 'is', null),
  )
  if (contact.type !== '2') refuse(transferErrors.contactNotYours)
}

/** Clears the institution's current default contact. */
export const clearDefaultContact = (db: Writer, actor: PersonActor): Promise<number> =>
  db.run(
    q
      .updateTable('transfers.contact')
      .set({ is_default: false })
      .where('institution_id', '=', actor.institutionId)
      .where('is_default', '=', true),
  )
