import { type PersonActor, mayOpen } from '@iisp/server'
import { openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'
import type { Viewer } from '../rules/actions.ts'

/** The caller's rights for the rules, from their roles and pages. */
export function viewerOf(actor: PersonActor): Viewer {
  const own = mayOpen(actor, securitiesOpening, trusteeRaise)
  return {
    operates: own && actor.roles.includes('operator'),
    urges: own && (actor.roles.includes('operator') || actor.roles.includes('administrator')),
    desk: mayOpen(actor, openingDesk),
  }
}
