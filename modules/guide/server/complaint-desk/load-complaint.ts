import { refuse } from '@iisp/contract'
import { type PersonActor, type Writer, raw, sql } from '@iisp/server'
import type { ComplaintState } from '../../contract/complaint-states.ts'
import { guideErrors } from '../../contract/errors.ts'

export interface Complaint {
  readonly id: string
  readonly institution_id: string
  readonly account_id: string
  readonly person_id: string
  readonly account: string
  readonly menu_name: string
  readonly content: string
  readonly state: ComplaintState
}

/** A complaint to decide on, held until the transaction ends. Nobody decides on their own. */
export async function loadComplaint(db: Writer, actor: PersonActor, id: string): Promise<Complaint> {
  const complaint = await db.one(
    raw(sql<Complaint>`SELECT id, institution_id, account_id, person_id, account, menu_name, content, state
      FROM guide.complaint WHERE id = ${id} FOR UPDATE`),
  )
  if (complaint.person_id === actor.personId) refuse(guideErrors.ownComplaint)
  return complaint
}
