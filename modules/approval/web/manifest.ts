import type { WebManifest } from '@iisp/web/ports'
import { serviceAgreements, supervisorApprovals } from '../contract/pages.ts'

export const approvalManifest: WebManifest = {
  name: 'approval',
  pages: [supervisorApprovals, serviceAgreements],
  load: () => import('./entry.ts'),
}
