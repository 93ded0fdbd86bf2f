import { approvalGuides } from '@iisp/approval/fixtures'
import { assistantGuides } from '@iisp/assistant/fixtures'
import { auditGuides } from '@iisp/audit/fixtures'
import { filesGuides } from '@iisp/files/fixtures'
import { guideGuides } from '@iisp/guide/fixtures'
import { identityGuides } from '@iisp/identity/fixtures'
import { noticesGuides } from '@iisp/notices/fixtures'
import { openingGuides } from '@iisp/opening/fixtures'
import { transfersGuides } from '@iisp/transfers/fixtures'
import { verificationGuides } from '@iisp/verification/fixtures'
import { workspaceGuides } from '@iisp/workspace/fixtures'

/** The descriptions of all pages in the demonstration, by page id. */
export const seededGuides = {
  ...approvalGuides,
  ...assistantGuides,
  ...auditGuides,
  ...filesGuides,
  ...guideGuides,
  ...identityGuides,
  ...noticesGuides,
  ...openingGuides,
  ...transfersGuides,
  ...verificationGuides,
  ...workspaceGuides,
}
