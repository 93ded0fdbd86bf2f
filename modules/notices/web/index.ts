import type { PortalParts } from '@iisp/web/ports'

/** Notifies the signed-in person of a new announcement or message. */
export const noticesOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./NoticesOverlay.tsx')

/** The bell with the person's unread messages. */
export const messagesButton: NonNullable<PortalParts['headerTools']>[number] = () =>
  import('./messages/MessagesButton.tsx')
