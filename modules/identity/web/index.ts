import type { PortalParts, WebManifest } from '@iisp/web/ports'

export { identityPorts } from './ports.ts'

export const identityWeb: WebManifest = {
  name: 'identity',
  prefixes: ['/is-super-mgr'],
  load: () => import('./entry.ts'),
}

/** The question for the second factor, over whatever page asks for it. */
export const identityOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./step-up/StepUpHost.tsx')

/** The way into the portal; loaded when first shown. */
export const signIn: PortalParts['signIn'] = {
  app: identityWeb.name,
  load: () => import('./sign-in/SignIn.tsx'),
}
