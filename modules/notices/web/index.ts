import type { PortalParts, WebManifest } from '@iisp/web/ports'

export const noticesManifest: WebManifest = {
  name: 'notices',
  prefixes: ['/extension-center/message-notification', '/operations/announcements'],
  load: () => import('./entry.ts'),
}

/** Tells whoever is signed in of a new announcement or message. */
export const noticesOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./NoticesOverlay.tsx')

/** The bell with the person's unread messages. */
export const messagesButton: NonNullable<PortalParts['headerTools']>[number] = () =>
  import('./messages/MessagesButton.tsx')
