import type { WebManifest } from '@iisp/web/ports'

export const openingManifest: WebManifest = {
  name: 'opening',
  prefixes: ['/product-operation', '/operations/opening-desk'],
  load: () => import('./entry.ts'),
}
