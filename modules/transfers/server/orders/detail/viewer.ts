import type { PersonActor, Reader } from '@iisp/server'
import { menuIds } from '../../../contract/menus.ts'
import type { Viewer } from '../../../rules/orders/order-actions.ts'
import { type DeskAsking, deskViewOf } from '../../desk/desk-view.ts'

const worksDesk = ({ roles, menus }: PersonActor): boolean =>
  roles.includes('custodian-operator') && menus.has(menuIds.desk)

/** The caller as the rules see them: the real person, and what roles, menus and the moment open. */
export const viewerOf = async (
  ctx: DeskAsking & { readonly db: Reader; readonly actor: PersonActor },
): Promise<Viewer> => ({
  person: ctx.actor.personId,
  operates: ctx.actor.roles.includes('operator') && ctx.actor.menus.has(menuIds.entry),
  reviews: ctx.actor.roles.includes('reviewer') && ctx.actor.menus.has(menuIds.review),
  signs: ctx.actor.roles.includes('signer') && ctx.actor.menus.has(menuIds.sign),
  desk: worksDesk(ctx.actor) ? await deskViewOf(ctx) : null,
})
