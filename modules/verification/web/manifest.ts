import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const verificationManifest: WebManifest = {
  name: 'verification',
  pages,
  load: () => import('./entry.ts'),
}
