import { platformErrors, refuse } from '@iisp/contract'
import type { Actor } from '@iisp/server'

/**
 * The institution whose products a list shows, or '*' for all: the caller's own. A `mgrUserId` never
 * widens that; at the operating side it narrows the list to the institution it names.
 */
export function whoseProducts(actor: Actor, mgrUserId = ''): string {
  if (mgrUserId === '') return actor.scope
  if (actor.scope === '*') return mgrUserId
  const own = actor.kind === 'person' ? [actor.accountId, actor.account, actor.institutionId] : [actor.scope]
  return own.includes(mgrUserId) ? actor.scope : refuse(platformErrors.notYours)
}
