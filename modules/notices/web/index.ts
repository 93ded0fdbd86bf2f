import type { PortalParts, WebManifest } from '@iisp/web/ports'
import { notifications } from '../contract/pages.ts'

export const noticesManifest: WebManifest = {
  name: 'notices',
  pages: [notifications],
  load: () => import('./entry.ts'),
}

/** Tells whoever is signed in of a new announcement or message. */
export const noticesOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./NoticesOverlay.tsx')

/** The bell with the person's unread messages. */
export const messagesButton: NonNullable<PortalParts['headerTools']>[number] = () =>
  import('./MessagesButton.tsx')
