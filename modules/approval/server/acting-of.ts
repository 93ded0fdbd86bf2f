import type { PersonActor } from '@iisp/server'

/**
 * The columns of the person who agrees or jumps: the real person, the account acted as and its
 * institution.
 */
export const actingOf = ({ institutionId, accountId, personId }: PersonActor) => ({
  institution_id: institutionId,
  account_id: accountId,
  person_id: personId,
})
