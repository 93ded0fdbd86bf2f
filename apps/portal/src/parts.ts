import { assistantManifest, assistantOverlay } from '@iisp/assistant/web'
import { filesManifest } from '@iisp/files/web'
import { downloadFile, guideManifest, guidePanel } from '@iisp/guide/web'
import { home, identityWeb, portalPorts, signIn } from '@iisp/identity/web'
import { operationsManifest } from '@iisp/operations/web'
import { transfersManifest } from '@iisp/transfers/web'
import type { PortalParts } from '@iisp/web/ports'

/** The composition: which modules this portal is made of. */
export const parts: Omit<PortalParts, 'settings'> = {
  ports: portalPorts,
  manifests: [
    identityWeb,
    transfersManifest,
    filesManifest,
    operationsManifest,
    guideManifest,
    assistantManifest,
  ],
  owner: identityWeb.name,
  home,
  signIn,
  menuPanel: guidePanel,
  download: downloadFile,
  overlays: [assistantOverlay],
}
