import type { PortalParts } from '@iisp/web/ports'

export { identityPorts } from './ports.ts'

/** The way into the portal; loaded when first shown. */
export const signIn: PortalParts['signIn'] = {
  app: 'identity',
  load: () => import('./sign-in/SignIn.tsx'),
}
