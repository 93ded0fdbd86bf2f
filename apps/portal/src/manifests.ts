import { approvalManifest } from '@iisp/approval/web/manifest'
import { assistantManifest } from '@iisp/assistant/web/manifest'
import { filesManifest } from '@iisp/files/web/manifest'
import { guideManifest } from '@iisp/guide/web/manifest'
import { identityManifest } from '@iisp/identity/web/manifest'
import { noticesManifest } from '@iisp/notices/web/manifest'
import { openingManifest } from '@iisp/opening/web/manifest'
import { operationsManifest } from '@iisp/operations/web/manifest'
import { transfersManifest } from '@iisp/transfers/web/manifest'
import type { WebManifest } from '@iisp/web/ports'

const manifests: readonly WebManifest[] = [
  identityManifest,
  transfersManifest,
  openingManifest,
  filesManifest,
  operationsManifest,
  guideManifest,
  assistantManifest,
  approvalManifest,
  noticesManifest,
]
export default manifests
