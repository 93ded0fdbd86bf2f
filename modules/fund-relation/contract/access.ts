import type { Access, Role, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { managerPages, relationApply, relationAudit, relationProgress, relationRedeem } from './pages.ts'

/** Access to the forms' look-ups and to the lists of relations and applications. */
export const readsRelations: Access = { who: 'pages', pages: [...managerPages, relationAudit] }
/** The documents' look-ups of the forms. */
export const looksUp: Access = { who: 'pages', pages: managerPages }
export const readsConfigs: Access = { who: 'pages', pages: [relationRedeem, relationApply, relationAudit] }

/** A relation decides where money of two funds goes. */
export const appliesForRelations: WriteAccess = {
  who: 'pages',
  pages: [relationApply, relationProgress],
  roles: ['operator'],
  supervised: { kind: approvalKinds.apply },
  freshFactor: true,
}
export const takesApplicationsBack: WriteAccess = {
  who: 'pages',
  pages: [relationProgress],
  roles: ['operator'],
  supervised: { kind: approvalKinds.apply, object: 'id' },
}
export const consentsToRelations: WriteAccess = { ...takesApplicationsBack, freshFactor: true }
export const decidesRelations: WriteAccess = {
  who: 'pages',
  pages: [relationAudit],
  roles: ['ta-operator'],
  supervised: false,
}
/** Shares are redeemed and fees paid by it. */
export const keepsConfigs: WriteAccess = {
  who: 'pages',
  pages: [relationRedeem],
  roles: ['operator'],
  supervised: { kind: approvalKinds.config },
  freshFactor: true,
}
/** Money of the child fund is paid by it. */
export const confirmsFees = {
  who: 'pages',
  pages: [relationRedeem],
  roles: ['reviewer', 'signer'] as readonly Role[],
  supervised: { kind: approvalKinds.config, object: 'id' },
  freshFactor: true,
} satisfies WriteAccess
export const reviewsConfigs: WriteAccess = {
  who: 'pages',
  pages: [relationRedeem],
  roles: ['operator', 'reviewer', 'signer'],
  supervised: { kind: approvalKinds.config, object: 'id' },
  freshFactor: true,
}
