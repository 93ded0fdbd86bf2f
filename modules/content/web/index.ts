import type { OpenPage, PortalParts } from '@iisp/web/ports'
import { cmsAddresses } from '../contract/cms-addresses.ts'
import { greetingCardAddress } from '../contract/greeting-card.ts'

/** The pages below /cms that anybody may read. */
export const contentPages: readonly OpenPage[] = [
  ...cmsAddresses.map((name) => ({
    path: `/cms/${name}`,
    app: 'content',
    load: () => import('./cms/CmsPage.tsx'),
  })),
  {
    path: `/cms/${greetingCardAddress}`,
    app: 'content',
    load: () => import('./greeting-card/GreetingCardPage.tsx'),
  },
]

/** Greets the new year over home, once. */
export const newYearOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./new-year/NewYearOverlay.tsx')
