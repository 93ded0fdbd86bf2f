import { type HomeCardKind, homeCardKinds } from '@iisp/contract/home-card'
import type { ReadContext } from '@iisp/server'

/** The cards of all modules that the person may see. */
export const ownCards = ({ actor, registry }: Pick<ReadContext, 'actor' | 'registry'>) =>
  registry
    .itemsOf(homeCardKinds)
    .filter(({ pages }: HomeCardKind) => pages.length === 0 || pages.some(({ id }) => actor.menus.has(id)))
