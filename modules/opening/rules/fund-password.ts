import type { Role } from '@iisp/contract'

export interface Asking {
  readonly accountId: string
  readonly superManager: boolean
  readonly roles: readonly Role[]
}
/** The submitter of the application, a super-manager, or the institution's administrator. */
export const mayReveal = (asking: Asking, submittedBy: string | null): boolean =>
  asking.superManager || asking.roles.includes('administrator') || asking.accountId === submittedBy
