import type { OpenPage } from '@iisp/web/ports'
import { cmsAddresses } from '../contract/cms-addresses.ts'

/** The pages below /cms that anybody may read. */
export const contentPages: readonly OpenPage[] = cmsAddresses.map((name) => ({
  path: `/cms/${name}`,
  app: 'content',
  load: () => import('./cms/CmsPage.tsx'),
}))
