import type { BothLanguages } from './errors.ts'
import type { Page } from './page.ts'
import { type Slot, defineSlot } from './slot.ts'

/** The declaration of a card of the home page, for browser and server; its component is in the module's web manifest. */
export interface HomeCardKind {
  /** 'module.card-name'. */
  readonly id: string
  readonly name: BothLanguages
  /** People who may open one of these pages see the card. Empty: everybody. */
  readonly pages: readonly Page[]
  /** Its place unless a person chose another. */
  readonly sort: number
}

/** The cards of all modules. */
export const homeCardKinds: Slot<HomeCardKind> = defineSlot<HomeCardKind>('home-cards')
