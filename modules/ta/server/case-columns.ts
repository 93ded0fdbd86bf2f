import type { Generated, Moment, MomentOrNull, PersonActor, WriteContext } from '@iisp/server'

/** The columns that every case of an institution has. */
export interface CaseColumns<State extends string> {
  id: Generated<string>
  institution_id: string
  status: Generated<State>
  version: Generated<number>
}
/** The steps of cases. */
export interface StepColumns<State extends string> {
  seq: number
  institution_id: string
  event: string
  from_status: State | null
  to_status: State
  person: string
  person_name: string
  real_name: string | null
  reason: string
  at: Moment
}
/** The person who entered a record. */
export interface Entered {
  entered_by: string
  entered_name: string
  entered_at: Moment
}
/** The person who decided on a record. */
export interface Decided {
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
}

/** The columns of a decision by the caller at this time. */
export const decidedBy = (
  { actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>,
  { reason = '' }: { readonly reason?: string },
) => ({
  reason: reason.trim(),
  decided_by: actor.personId,
  decided_name: actor.name,
  decided_at: now,
})

/** The columns of an entry by the caller at this time. */
export const enteredBy = ({ actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>) => ({
  entered_by: actor.personId,
  entered_name: actor.name,
  entered_at: now,
})
