import { type Page, type Slot, defineSlot } from '@iisp/contract'

/** A training video that comes with the portal, for a page. */
export interface MenuVideo {
  readonly page: Page
  readonly video: 'video-transfer-entry'
}
export const menuVideos: Slot<MenuVideo> = defineSlot<MenuVideo>('menu-videos')
