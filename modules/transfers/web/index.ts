import type { WebManifest } from '@iisp/web'

/** The desk belongs to the operating side's menus, its pages and calls to this module. */
export const transfersManifest: WebManifest = {
  name: 'transfers',
  prefixes: ['/transfer-money', '/operations/transfer-desk'],
  load: () => import('./entry.ts'),
}
