import { refuse } from '@iisp/contract'
import type { PersonActor, Writer } from '@iisp/server'
import { guideErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'

/** Locks a complaint to decide on. Nobody decides on their own. */
export async function loadComplaint(db: Writer, actor: PersonActor, id: string) {
  const complaint = await db.one(q.selectFrom('guide.complaint').selectAll().where('id', '=', id).forUpdate())
  if (complaint.person_id === actor.personId) refuse(guideErrors.ownComplaint)
  return complaint
}
