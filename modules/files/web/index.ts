import type { WebManifest } from '@iisp/web/ports'

export const filesManifest: WebManifest = {
  name: 'files',
  prefixes: ['/integrated-management/my-account/download-center'],
  load: () => import('./entry.ts'),
}
