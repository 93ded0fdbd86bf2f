import type { Access, Role, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { managerPages, relationApply, relationAudit, relationProgress, relationRedeem } from './pages.ts'

/** Access to the forms' look-ups and to the lists of relations and applications. */
export const readsRelations: Access = { who: 'pages', pages: [...managerPages, relationAudit] }
/** The documents' look-ups of the forms. */
export const looksUp: Access = { who: 'pages', pages: managerPages }
export const readsConfigs: Access = { who: 'pages', pages: [relationRedeem, relationApply, relationAudit] }

/** Needs a fresh second factor, because relations decide on money movements between two funds. */
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
/** Needs a fresh second factor, because the settings cause redemptions and fee payments. */
export const keepsConfigs: WriteAccess = {
  who: 'pages',
  pages: [relationRedeem],
  roles: ['operator'],
  supervised: { kind: approvalKinds.config },
  freshFactor: true,
}
/** Needs a fresh second factor, because it pays money of the child fund. */
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
