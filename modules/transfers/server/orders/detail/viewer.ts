import { type PersonActor, type Reader, mayOpen } from '@iisp/server'
import { transferDesk, transferEntry, transferReview, transferSign } from '../../../contract/pages.ts'
import type { Viewer } from '../../../rules/orders/order-actions.ts'
import { type DeskAsking, deskViewOf } from '../../desk/desk-view.ts'

const worksDesk = (actor: PersonActor): boolean => mayOpen(actor, transferDesk)

/**
 * The caller as the rules need it: the real human being, and the rights from pages and the current
 * time.
 */
export const viewerOf = async (
  ctx: DeskAsking & { readonly db: Reader; readonly actor: PersonActor },
): Promise<Viewer> => ({
  persons: ctx.actor.persons,
  operates: mayOpen(ctx.actor, transferEntry),
  reviews: mayOpen(ctx.actor, transferReview),
  signs: mayOpen(ctx.actor, transferSign),
  desk: worksDesk(ctx.actor) ? await deskViewOf(ctx) : null,
})
