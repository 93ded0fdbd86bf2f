import type { UploadRules } from '@iisp/contract/upload-rules'
import type { ApplicationKind } from './business-codes.ts'

/** The parts of the page: applications that bring money in, applications that take shares out, and all others. */
export const applicationGroups = {
  subscription: ['020', '022'],
  redemption: ['024', '142'],
  other: ['029', '033', '036', '144', '145'],
} as const satisfies Record<string, readonly ApplicationKind[]>
export type ApplicationGroup = keyof typeof applicationGroups
export const applicationGroupCodes = Object.keys(applicationGroups) as ApplicationGroup[]

/** The part of the page with the applications that have to be completed, of all kinds. The to-do links to it. */
export const missingPart = 'missing'

export const groupOf = (kind: ApplicationKind): ApplicationGroup =>
  applicationGroupCodes.find((group) => (applicationGroups[group] as readonly string[]).includes(kind)) ??
  'other'

/** Kinds that a manager's operators may enter, and kinds that only the register starts. */
export const managerKinds = ['020', '022', '024', '029', '036', '033'] as const
export const registerKinds = ['142', '144', '145'] as const
/** Kinds entered as an amount of money. All others but 029 are entered as shares. */
export const moneyKinds: readonly ApplicationKind[] = ['020', '022']
/** Kinds that take shares out of the account. */
export const outgoingKinds: readonly ApplicationKind[] = ['024', '033', '036', '142', '145']

/** Cut-off of an open day, HH:mm:ss in Shanghai. */
export const cutOffTime = '15:00:00'

export const applicationLimits = { remark: 300, batch: 200, importRows: 200 } as const

/** The purpose under which module files stores the documents of applications. */
export const documentPurpose = 'ta.application-document'
export const documentRules = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'],
  maxSize: 50,
  maxCount: 20,
} as const satisfies UploadRules
