import { agreementsPage, approvalManifest, approvalOverlay, approvalPorts, terms } from '@iisp/approval/web'
import { assistantManifest, assistantOverlay } from '@iisp/assistant/web'
import { auditManifest } from '@iisp/audit/web'
import { filesManifest, saveFile } from '@iisp/files/web'
import { downloadGuideFile, guideManifest, guidePanel, isGuideFile } from '@iisp/guide/web'
import { identityOverlay, identityPorts, identityWeb, signIn } from '@iisp/identity/web'
import { messagesButton, noticesManifest, noticesOverlay } from '@iisp/notices/web'
import { openingManifest } from '@iisp/opening/web'
import { transfersManifest } from '@iisp/transfers/web'
import { verificationManifest, verifyPage } from '@iisp/verification/web'
import type { PortalParts } from '@iisp/web/ports'
import { home, workspaceManifest, workspacePorts } from '@iisp/workspace/web'

/** The composition: which modules this portal is made of. */
export const parts: Omit<PortalParts, 'settings'> = {
  ports: { ...identityPorts, ...workspacePorts, ...approvalPorts },
  manifests: [
    identityWeb,
    workspaceManifest,
    transfersManifest,
    openingManifest,
    filesManifest,
    verificationManifest,
    auditManifest,
    guideManifest,
    assistantManifest,
    approvalManifest,
    noticesManifest,
  ],
  openPages: [verifyPage, agreementsPage],
  terms,
  home,
  signIn,
  menuPanel: guidePanel,
  // the guides that come with the portal have names, people's files have numbers
  download: (file) => (isGuideFile(file.fileId) ? downloadGuideFile(file) : saveFile(file)),
  headerTools: [messagesButton],
  overlays: [assistantOverlay, approvalOverlay, identityOverlay, noticesOverlay],
}
