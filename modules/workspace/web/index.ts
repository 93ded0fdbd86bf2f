import type { PortalParts, WebManifest } from '@iisp/web/ports'

export { workspacePorts } from './ports.ts'

export const workspaceManifest: WebManifest = {
  name: 'workspace',
  prefixes: ['/integrated-management/my-account/menu-query-management'],
  load: () => import('./entry.ts'),
}

/** The page of the home tab; loaded when first shown. */
export const home: PortalParts['home'] = {
  app: workspaceManifest.name,
  load: () => import('./home/Home.tsx'),
}
