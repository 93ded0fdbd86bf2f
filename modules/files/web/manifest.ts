import type { WebManifest } from '@iisp/web/ports'
import { downloadCentre, storageQuotas } from '../contract/pages.ts'

export const filesManifest: WebManifest = {
  name: 'files',
  pages: [downloadCentre, storageQuotas],
  load: () => import('./entry.ts'),
}
