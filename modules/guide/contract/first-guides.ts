import { type Page, type Slot, defineSlot } from '@iisp/contract'
import type { MenuGuideContent } from './menu-guides.ts'

/** The description that a page has in the demonstration, until somebody writes a better one. */
export interface FirstGuide {
  readonly page: Page
  readonly content: MenuGuideContent
}
export const firstGuides: Slot<FirstGuide> = defineSlot<FirstGuide>('first-guides')
