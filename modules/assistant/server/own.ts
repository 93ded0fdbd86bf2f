import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, sql } from '@iisp/server'
import { assistantErrors } from '../contract/errors.ts'

/**
 * An account named by a caller must be the one of their session; any other is refused and recorded.
 */
export function requireOwnAccount(actor: PersonActor, account: string): void {
  if (account !== actor.account) refuse(platformErrors.notYours)
}

/** A talk or chat belongs to one real person under one account, also where the operating side may see all rows. */
export const ownRows = (actor: PersonActor) =>
  sql<boolean>`account_id = ${actor.accountId} AND person_id = ${actor.personId}`

/** The columns that say who asked or wrote, as which account and for whom. */
export const ownColumns = (actor: PersonActor) => ({
  institution_id: actor.institutionId,
  institution_name: actor.institutionName,
  person_id: actor.personId,
  account_id: actor.accountId,
  person_name: actor.name,
  real_name: actor.behind?.name ?? null,
})

/** A person's text without outer blanks; refused if it is empty. */
export function written(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' ? refuse(assistantErrors.blankText) : trimmed
}
