import type { WebManifest } from '@iisp/web/ports'

/** The transfer desk below the same prefix belongs to the module of the transfers, by a longer prefix. */
export const operationsManifest: WebManifest = {
  name: 'operations',
  prefixes: ['/operations'],
  load: () => import('./entry.ts'),
}
