import type { PortalParts, WebManifest } from '@iisp/web/ports'

export const assistantManifest: WebManifest = {
  name: 'assistant',
  prefixes: ['/extension-center/ai-helper', '/operations/service-chat', '/operations/service-faq'],
  withoutMenu: ['/extension-center/ai-helper'],
  load: () => import('./entry.ts'),
}

/** The button over all pages and the window behind it. */
export const assistantOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./window/Launcher.tsx')
