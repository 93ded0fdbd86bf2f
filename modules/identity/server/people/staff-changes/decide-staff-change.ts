import { type ActionOf, refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, caseToDecide } from '@iisp/server'
import type { staffChangeFlow } from '../../../contract/people/staff-change-states.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { lockStaff } from '../staff/staff.ts'
import { staffChangeCases, staffChangesOf } from './staff-changes.ts'

type Context = Pick<WriteContext<PersonActor>, 'db' | 'actor' | 'now' | 'language'>
interface Decided {
  readonly id: string
  readonly action: ActionOf<typeof staffChangeFlow>
  readonly reason?: string
}

/** A proposed change of somebody whom the caller administers, for a decision in person. Holds the institution's people. */
export async function staffChangeToDecide(ctx: Context, input: Decided) {
  const { db, actor } = ctx
  if (actor.behind !== null) refuse(staffErrors.staffAsAnother)
  const found = staffChangesOf(actor).where('c.id', '=', input.id)
  const { institution_id: institutionId } = await db.one(found.select('c.institution_id'))
  await lockStaff(db, institutionId)
  return caseToDecide(ctx, staffChangeCases, input, {
    sides: ['administrator'],
    load: () =>
      db.one(found.selectAll('c').select(['i.kind as institutionKind', 'i.name as institutionName'])),
  })
}

export type ConfirmedChange = Awaited<ReturnType<typeof staffChangeToDecide>>['row']

/** Columns that every decision sets in addition to the state. */
export const decidedBy = (actor: PersonActor, now: Date, remark = '') => ({
  decided_by: actor.personId,
  decided_name: actor.name,
  decided_at: now,
  remark,
})
