import type { OpenPage, PortalParts } from '@iisp/web/ports'

export { identityPorts } from './ports.ts'

/** The dialogs over every page: for the second factor, and to ask for a menu. */
export const identityOverlay: NonNullable<PortalParts['overlays']>[number] = () =>
  import('./IdentityOverlay.tsx')

/** The tool in the header with which a person changes to another role or company of theirs. */
export const identitySwitch: NonNullable<PortalParts['headerTools']>[number] = () =>
  import('./own-identities/IdentitySwitch.tsx')

/** The sign-in page; loaded when first shown. */
export const signIn: PortalParts['signIn'] = {
  app: 'identity',
  load: () => import('./sign-in/SignIn.tsx'),
}

/** The page on which people of the global-fund zone change their password, signed in or not. */
export const globalFundPasswordPage: OpenPage = {
  path: '/global-fund-update-psw',
  app: 'identity',
  load: () => import('./global-fund/PasswordPage.tsx'),
}

/** The reset of a forgotten password. The second address is an old name of the same page. */
export const resetPages: readonly OpenPage[] = ['/cms/Reset-Password', '/cms/Reset-Password-Test'].map(
  (path) => ({ path, app: 'identity', load: () => import('./password-reset/ResetPage.tsx') }),
)
