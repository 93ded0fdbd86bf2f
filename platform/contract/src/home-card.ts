import type { BothLanguages } from './errors.ts'
import type { Page } from './page.ts'
import { type Slot, defineSlot } from './slot.ts'

/** What is known of a card of the home page on both sides; its component stands in the module's web manifest. */
export interface HomeCardKind {
  /** 'module.what'. */
  readonly id: string
  readonly name: BothLanguages
  /** The pages that it speaks of: whoever may open one of them sees the card. Empty: everybody. */
  readonly pages: readonly Page[]
  /** Its place unless a person chose another. */
  readonly sort: number
}

/** The cards of all modules. */
export const homeCardKinds: Slot<HomeCardKind> = defineSlot<HomeCardKind>('home-cards')
