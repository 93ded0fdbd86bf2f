import type { PortalParts } from '@iisp/web/ports'

export { portalPorts } from './ports.ts'
export { tableSettingsPort } from './table-settings-port.ts'

/** The page of the home tab and the way into the portal; loaded when first shown. */
export const home: PortalParts['home'] = () => import('./home/Home.tsx')
export const signIn: PortalParts['signIn'] = () => import('./sign-in/SignIn.tsx')
