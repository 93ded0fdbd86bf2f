import type { PortalParts } from '@iisp/web/ports'

export { workspacePorts } from './ports.ts'

/** The page of the home tab; loaded when first shown. */
export const home: PortalParts['home'] = {
  app: 'workspace',
  load: () => import('./home/Home.tsx'),
}
