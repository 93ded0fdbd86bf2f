import type { Generated, Moment, MomentOrNull, PersonActor, WriteContext } from '@iisp/server'

/** Who entered something, and who decided it. */
export interface TwoPersons {
  entered_by: string
  entered_name: string
  entered_at: Moment
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
}

/** The columns of a row that the caller enters now. */
export const enteredBy = ({ actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>) => ({
  entered_by: actor.personId,
  entered_name: actor.name,
  entered_at: now,
})
