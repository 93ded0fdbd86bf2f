import type { PortalParts, WebManifest } from '@iisp/web/ports'
import { aiHelper } from '../contract/pages.ts'

export const assistantManifest: WebManifest = {
  name: 'assistant',
  pages: [aiHelper],
  load: () => import('./entry.ts'),
}

/** The button over all pages and the window behind it. */
export const assistantOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./window/Launcher.tsx')
