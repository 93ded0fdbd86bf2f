import type { PortalParts } from '@iisp/web/ports'

export { myAccount as personPage } from '../contract/pages.ts'
export { identityPorts } from './ports.ts'

/** The dialog for the second factor, over the page that needs it. */
export const identityOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./step-up/StepUpHost.tsx')

/** The sign-in page; loaded when first shown. */
export const signIn: PortalParts['signIn'] = {
  app: 'identity',
  load: () => import('./sign-in/SignIn.tsx'),
}
