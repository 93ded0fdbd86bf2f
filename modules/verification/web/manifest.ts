import type { WebManifest } from '@iisp/web/ports'
import { registeredPersons, verificationReview } from '../contract/pages.ts'

export const verificationManifest: WebManifest = {
  name: 'verification',
  pages: [verificationReview, registeredPersons],
  load: () => import('./entry.ts'),
}
