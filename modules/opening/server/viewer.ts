import type { PersonActor } from '@iisp/server'
import { menuIds } from '../contract/menus.ts'
import type { Viewer } from '../rules/actions.ts'

/** The caller as the rules see them: what roles and menus open. */
export function viewerOf(actor: PersonActor): Viewer {
  const own = actor.menus.has(menuIds.opening) || actor.menus.has(menuIds.raise)
  return {
    operates: own && actor.roles.includes('operator'),
    urges: own && (actor.roles.includes('operator') || actor.roles.includes('administrator')),
    desk: actor.menus.has(menuIds.desk) && actor.roles.includes('custodian-operator'),
  }
}
