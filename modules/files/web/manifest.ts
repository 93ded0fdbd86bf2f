import type { WebManifest } from '@iisp/web/ports'
import { downloadCentre } from '../contract/pages.ts'

export const filesManifest: WebManifest = {
  name: 'files',
  pages: [downloadCentre],
  load: () => import('./entry.ts'),
}
