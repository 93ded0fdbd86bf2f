import type { PortalParts } from '@iisp/web/ports'

/** The button over all pages and the window behind it. */
export const assistantOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./window/Launcher.tsx')
