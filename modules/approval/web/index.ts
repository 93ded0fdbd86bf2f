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

/** What the shell asks of this module; each part is fetched when it is first needed. */
export const approvalPorts: Pick<PortalPorts, 'passSupervisor' | 'tokenJump'> = {
  passSupervisor: async (act) => (await import('./supervisor/supervisor-store.ts')).passSupervisor(act),
  tokenJump: async (menu) => (await import('./jump/token-jump.ts')).tokenJump(menu),
}

/** Beside the pages: the dialog of a first jump, and the notices of supervisors. */
export const approvalOverlay = () => import('./ApprovalOverlay.tsx')
