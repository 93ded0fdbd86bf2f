import type { OpenPage, PortalPorts, Terms } from '@iisp/web/ports'
import { agreementPath, termsLinks } from './agreements/links.ts'

/** The agreements, readable without a session. */
export const agreementsPage: OpenPage = {
  path: agreementPath,
  app: 'approval',
  load: () => import('./agreements/AgreementsPage.tsx'),
}

export const terms: Terms = {
  links: termsLinks,
  dialog: () => import('./agreements/AgreementDialog.tsx'),
}

/** The functions of this module that the shell calls. Each is loaded when first needed. */
export const approvalPorts: Pick<PortalPorts, 'passSupervisor' | 'tokenJump'> = {
  passSupervisor: async (act) => (await import('./supervisor/supervisor-store.ts')).passSupervisor(act),
  tokenJump: async (menu, researchHome) =>
    (await import('./jump/token-jump.ts')).tokenJump(menu, researchHome),
}

/** The dialogs and notices that this module shows over every page. */
export const approvalOverlay = () => import('./ApprovalOverlay.tsx')
