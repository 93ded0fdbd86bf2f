import type { PortalParts, WebManifest } from '@iisp/web/ports'
import { queryModes, switchManager } from '../contract/pages.ts'

export { portalPorts } from './ports.ts'
export { tableSettingsPort } from './table-settings-port.ts'

/** The page of the home tab and the way into the portal; loaded when first shown. */
export const home: PortalParts['home'] = () => import('./home/Home.tsx')
export const signIn: PortalParts['signIn'] = () => import('./sign-in/SignIn.tsx')

export const identityWeb: WebManifest = {
  name: 'identity',
  pages: [switchManager, queryModes],
  load: () => import('./entry.ts'),
}
