import type { PortalParts } from '@iisp/web/ports'

export { identityPorts } from './ports.ts'

/** The question for the second factor, over whatever page asks for it. */
export const identityOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./step-up/StepUpHost.tsx')

/** The way into the portal; loaded when first shown. */
export const signIn: PortalParts['signIn'] = {
  app: 'identity',
  load: () => import('./sign-in/SignIn.tsx'),
}
