import type { PortalParts, WebManifest } from '@iisp/web/ports'

export const noticesManifest: WebManifest = {
  name: 'notices',
  prefixes: ['/extension-center/message-notification'],
  load: () => import('./entry.ts'),
}

/** Tells whoever is signed in of a new announcement. */
export const noticesOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./NoticesOverlay.tsx')
