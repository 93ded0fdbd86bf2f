import { platformErrors, refuse } from '@iisp/contract'
import { type Actor, type PersonActor, sql } from '@iisp/server'

/** Narrows a query to the caller's institution; the operating side ('*') sees all. */
export const visible = (actor: Pick<Actor, 'scope'>, column = 'institution_id') =>
  actor.scope === '*' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${actor.scope}`

const isOwn = (actor: PersonActor, named: string): boolean =>
  [actor.institutionId, actor.accountId, actor.account, actor.personId].includes(named)

/** Refuses a company or person id from the client that is not the caller's own. Such ids never widen the scope. */
export function refuseOther(actor: PersonActor, ...named: (string | undefined)[]): void {
  if (named.some((name) => name !== undefined && name !== '' && !isOwn(actor, name))) {
    refuse(platformErrors.notYours)
  }
}

/** The same for reading a single object: answers 404. */
export function unknownToOther(actor: PersonActor, ...named: (string | undefined)[]): void {
  if (actor.scope === '*') return
  if (named.some((name) => name !== undefined && name !== '' && !isOwn(actor, name))) {
    refuse(platformErrors.notFound)
  }
}
