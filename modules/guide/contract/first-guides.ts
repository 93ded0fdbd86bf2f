import { type Slot, defineSlot } from '@iisp/contract'
import type { MenuGuideContent } from './menu-guides.ts'

/** The description that a page has in the demonstration, until somebody writes a better one. */
export interface FirstGuide {
  readonly menuId: string
  readonly content: MenuGuideContent
}
export const firstGuides: Slot<FirstGuide> = defineSlot<FirstGuide>('first-guides')
