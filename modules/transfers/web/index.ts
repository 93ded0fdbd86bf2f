import type { WebManifest } from '@iisp/web'

export const transfersManifest: WebManifest = {
  name: 'transfers',
  prefixes: ['/transfer-money', '/operations/transfer-desk', '/operations/money-controls'],
  load: () => import('./entry.ts'),
}
