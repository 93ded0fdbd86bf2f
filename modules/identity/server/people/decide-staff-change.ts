import { refuse } from '@iisp/contract'
import type { PersonActor, Writer } from '@iisp/server'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { lockStaff } from './staff.ts'
import { staffChangesOf } from './staff-changes.ts'

/** A proposed change of somebody whom the caller administers, for a decision in person. Holds the institution's people. */
export async function staffChangeToDecide(db: Writer, actor: PersonActor, id: string) {
  if (actor.behind !== null) refuse(staffErrors.staffAsAnother)
  const found = staffChangesOf(actor).where('c.id', '=', id)
  const { institution_id: institutionId } = await db.one(found.select('c.institution_id'))
  await lockStaff(db, institutionId)
  return db.one(found.selectAll('c').select(['i.kind as institutionKind', 'i.name as institutionName']))
}

export type ConfirmedChange = Awaited<ReturnType<typeof staffChangeToDecide>>

/** Columns that every decision sets in addition to the state. */
export const decidedBy = (actor: PersonActor, now: Date, remark = '') => ({
  decided_by: actor.personId,
  decided_name: actor.name,
  decided_at: now,
  remark,
})
