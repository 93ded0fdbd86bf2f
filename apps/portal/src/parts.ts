import { agreementsPage, approvalOverlay, approvalPorts, terms } from '@iisp/approval/web'
import { assistantOverlay } from '@iisp/assistant/web'
import { contentPages, newYearOverlay } from '@iisp/content/web'
import { saveFile } from '@iisp/files/web'
import { downloadGuideFile, guidePanel, isGuideFile } from '@iisp/guide/web'
import {
  globalFundPasswordPage,
  identityOverlay,
  identityPorts,
  identitySwitch,
  resetPages,
  signIn,
} from '@iisp/identity/web'
import { messagesButton, noticesOverlay } from '@iisp/notices/web'
import { registrationForms } from '@iisp/registration/web'
import { verifyPage } from '@iisp/verification/web'
import type { PortalParts } from '@iisp/web/ports'
import { home, workspacePorts } from '@iisp/workspace/web'

/** The composition: which modules this portal is made of. */
export const parts: Omit<PortalParts, 'settings'> = {
  ports: { ...identityPorts, ...workspacePorts, ...approvalPorts },
  manifests: () => import('./manifests.ts'),
  openPages: [
    verifyPage,
    agreementsPage,
    globalFundPasswordPage,
    ...resetPages,
    ...contentPages,
    ...registrationForms,
  ],
  terms,
  home,
  signIn,
  menuPanel: guidePanel,
  // the guides that come with the portal have names, people's files have numbers
  download: (file) => (isGuideFile(file.fileId) ? downloadGuideFile(file) : saveFile(file)),
  headerTools: [identitySwitch, messagesButton],
  overlays: [assistantOverlay, approvalOverlay, identityOverlay, noticesOverlay, newYearOverlay],
}
