import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const registrationManifest: WebManifest = {
  name: 'registration',
  pages,
  load: () => import('./entry.ts'),
}
