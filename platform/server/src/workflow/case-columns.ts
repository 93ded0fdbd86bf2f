import type { PersonActor } from '../calls/actor.ts'
import type { WriteContext } from '../calls/handler.ts'

/** The columns of a row that the caller decides now. */
export const decidedBy = (
  { actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>,
  { reason = '' }: { readonly reason?: string },
) => ({
  reason: reason.trim(),
  decided_by: actor.personId,
  decided_name: actor.name,
  decided_at: now,
})

/** The columns of a row that the caller enters now. */
export const enteredBy = ({ actor, now }: Pick<WriteContext<PersonActor>, 'actor' | 'now'>) => ({
  entered_by: actor.personId,
  entered_name: actor.name,
  entered_at: now,
})
