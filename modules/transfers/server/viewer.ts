import type { PersonActor } from '@iisp/server'
import { menuIds } from '../contract/menus.ts'
import type { Viewer } from '../rules/order-actions.ts'

/** The caller as the rules see them: the real person, and what roles and menus open. */
export const viewerOf = (actor: PersonActor): Viewer => ({
  person: actor.personId,
  operates: actor.roles.includes('operator') && actor.menus.has(menuIds.entry),
  reviews: actor.roles.includes('reviewer') && actor.menus.has(menuIds.review),
  signs: actor.roles.includes('signer') && actor.menus.has(menuIds.sign),
  desk: actor.roles.includes('custodian-operator') && actor.menus.has(menuIds.desk),
})
