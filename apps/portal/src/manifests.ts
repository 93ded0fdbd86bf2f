import { approvalManifest } from '@iisp/approval/web/manifest'
import { assistantManifest } from '@iisp/assistant/web/manifest'
import { auditManifest } from '@iisp/audit/web/manifest'
import { comparisonManifest } from '@iisp/comparison/web/manifest'
import { contentManifest } from '@iisp/content/web/manifest'
import { ownFeedback } from '@iisp/feedback/contract'
import { feedbackManifest } from '@iisp/feedback/web/manifest'
import { filesManifest } from '@iisp/files/web/manifest'
import { fundRelationManifest } from '@iisp/fund-relation/web/manifest'
import { guideManifest } from '@iisp/guide/web/manifest'
import { identityManifest } from '@iisp/identity/web/manifest'
import { noticesManifest } from '@iisp/notices/web/manifest'
import { openingManifest } from '@iisp/opening/web/manifest'
import { productManifest } from '@iisp/product/web/manifest'
import { registrationManifest } from '@iisp/registration/web/manifest'
import { subscriptionManifest } from '@iisp/subscription/web/manifest'
import { taManifest } from '@iisp/ta/web/manifest'
import { transfersManifest } from '@iisp/transfers/web/manifest'
import { verificationManifest } from '@iisp/verification/web/manifest'
import { workspaceManifest } from '@iisp/workspace/web/manifest'
import type { WebManifest } from '@iisp/web/ports'

export { myAccount as personPage } from '@iisp/identity/contract'
export { superSearch as searchPage } from '@iisp/workspace/contract'
export { recents } from '@iisp/workspace/web/recents'
export { subApplications } from './sub-applications.ts'
/** Menus that the person's menu in the header offers too. */
export const personMenus = [ownFeedback]

const manifests: readonly WebManifest[] = [
  comparisonManifest,
  contentManifest,
  feedbackManifest,
  fundRelationManifest,
  identityManifest,
  registrationManifest,
  subscriptionManifest,
  taManifest,
  workspaceManifest,
  transfersManifest,
  openingManifest,
  filesManifest,
  productManifest,
  verificationManifest,
  auditManifest,
  guideManifest,
  assistantManifest,
  approvalManifest,
  noticesManifest,
]
export default manifests
