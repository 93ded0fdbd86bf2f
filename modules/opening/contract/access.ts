import type { Access, WriteAccess } from '@iisp/contract'
import { approvalKinds } from './approval-kinds.ts'
import { openingDesk, securitiesOpening, trusteeRaise } from './pages.ts'

const managerPages = [securitiesOpening, trusteeRaise]

/** Viewing applications and their details, for managers and the desk. */
export const seesApplications: Access = { who: 'pages', pages: [...managerPages, openingDesk] }
/** Viewing them on the institution's side, administrators included. */
export const seesOwn: Access = { who: 'pages', pages: managerPages }
export const listsOpenings: Access = { who: 'pages', pages: [securitiesOpening] }
export const listsRaises: Access = { who: 'pages', pages: [trusteeRaise] }
export const urges: WriteAccess = {
  who: 'pages',
  pages: managerPages,
  roles: ['operator', 'administrator'],
  supervised: false,
}
const operates = { who: 'pages', pages: managerPages, roles: ['operator'] } as const
/** Saving a draft moves no money, but the fund password saved with it gives access to money. */
export const savesApplications: WriteAccess = {
  ...operates,
  supervised: { kind: approvalKinds.fundPassword, object: 'xmbh', where: 'zjmm' },
  freshFactor: { where: 'zjmm' },
}
export const submitsApplications: WriteAccess = {
  ...operates,
  supervised: { kind: approvalKinds.submit, object: 'xmbh' },
}
export const revealsPasswords: WriteAccess = {
  ...seesOwn,
  supervised: { kind: approvalKinds.fundPassword, object: 'xmbh' },
}
/** The custodian's own staff. Nobody can act on their behalf. */
export const worksDesk: WriteAccess = {
  who: 'pages',
  pages: [openingDesk],
  roles: ['custodian-operator'],
  supervised: false,
}
