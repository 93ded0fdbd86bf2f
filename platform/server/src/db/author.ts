import type { PersonActor } from '../calls/actor.ts'

/**
 * The author's columns of a row: the account, its person, and the person who acted as them, if any.
 */
export interface AuthorColumns {
  readonly institution_id: string
  readonly institution_name: string
  readonly account_id: string
  readonly person_id: string
  readonly account: string
  readonly name: string
  /** null where people wrote for themselves. */
  readonly real_name: string | null
}

export const authorColumns = (actor: PersonActor): AuthorColumns => ({
  institution_id: actor.institutionId,
  institution_name: actor.institutionName,
  account_id: actor.accountId,
  person_id: actor.personId,
  account: actor.account,
  name: actor.name,
  real_name: actor.behind?.name ?? null,
})
