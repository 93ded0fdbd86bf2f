import { type PersonActor, type Reader, mayOpen } from '@iisp/server'
import { transferDesk, transferEntry, transferReview, transferSign } from '../../../contract/pages.ts'
import type { Viewer } from '../../../rules/orders/order-actions.ts'
import { type DeskAsking, deskViewOf } from '../../desk/desk-view.ts'

const worksDesk = (actor: PersonActor): boolean =>
  actor.roles.includes('custodian-operator') && mayOpen(actor, transferDesk)

/** The caller as the rules see them: the real person, and what roles, pages and the moment open. */
export const viewerOf = async (
  ctx: DeskAsking & { readonly db: Reader; readonly actor: PersonActor },
): Promise<Viewer> => ({
  person: ctx.actor.personId,
  operates: ctx.actor.roles.includes('operator') && mayOpen(ctx.actor, transferEntry),
  reviews: ctx.actor.roles.includes('reviewer') && mayOpen(ctx.actor, transferReview),
  signs: ctx.actor.roles.includes('signer') && mayOpen(ctx.actor, transferSign),
  desk: worksDesk(ctx.actor) ? await deskViewOf(ctx) : null,
})
