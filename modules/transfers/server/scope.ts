import { platformErrors, refuse } from '@iisp/contract'
import { type Actor, type PersonActor, sql } from '@iisp/server'

/** Narrows a query to the caller's institution; the operating side ('*') sees all. */
export const visible = (actor: Actor, column = 'institution_id') =>
  actor.scope === '*' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${actor.scope}`

const isOwn = (actor: PersonActor, named: string): boolean =>
  [actor.institutionId, actor.accountId, actor.account, actor.personId].includes(named)

/** A company or person named by the client never widens what is seen; somebody else's is refused. */
export function refuseOther(actor: PersonActor, ...named: (string | undefined)[]): void {
  if (named.some((name) => name !== undefined && name !== '' && !isOwn(actor, name))) {
    refuse(platformErrors.notYours)
  }
}

/** The same where an object is asked for: it answers as an unknown one. */
export function unknownToOther(actor: PersonActor, ...named: (string | undefined)[]): void {
  if (actor.scope === '*') return
  if (named.some((name) => name !== undefined && name !== '' && !isOwn(actor, name))) {
    refuse(platformErrors.notFound)
  }
}
