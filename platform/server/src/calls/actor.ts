import type { Agreement, InstitutionKind, LoginType, Role } from '@iisp/contract'

/**
 * The caller.
 * - `personId` is the real human being who signed in, even while they act for somebody else, so
 *   that four-eyes checks cannot be bypassed.
 * - `accountId` is the account they act as.
 * - `scope` limits the rows visible under row-level security: one institution's id, or '*' for
 *   the operating side.
 */
export interface PersonActor {
  readonly kind: 'person'
  readonly personId: string
  /**
   * One id for all persons of several institutions that are the same human being; otherwise
   * `personId`.
   */
  readonly humanId: string
  /** All persons of this human being, including `personId`; two-person rules compare with these. */
  readonly persons: readonly string[]
  readonly accountId: string
  readonly account: string
  readonly name: string
  readonly institutionId: string
  readonly institutionKind: InstitutionKind
  readonly institutionName: string
  readonly scope: string
  readonly roles: readonly Role[]
  /** Ids of the pages that their roles give and no administrator has removed; `mayOpen` checks the gates too. */
  readonly menus: ReadonlySet<string>
  /**
   * The subset of `menus` that an administrator granted: their calls do not require the page's
   * role.
   */
  readonly granted: ReadonlySet<string>
  /** Agreements in force for the institution. */
  readonly agreements: readonly Agreement[]
  readonly loginType: LoginType
  readonly superManager: boolean
  /** The signed-in person if they act as another account; null if they act for themselves. */
  readonly behind: { readonly account: string; readonly name: string } | null
  /** The institution they act for requires a strong sign-in where money moves. */
  readonly strongSignIn: boolean
  /** When the session last proved a second factor: an SMS code or a hardware key. */
  readonly factorAt: Date | null
  /** Hash of the session id; never the id itself. */
  readonly sessionHash: string
}
/** The system acting by itself: a schedule, a seed, one module on behalf of another. */
export interface SystemActor {
  readonly kind: 'system'
  readonly name: string
  readonly scope: string
}
export interface Anonymous {
  readonly kind: 'nobody'
  readonly scope: ''
}
export type Actor = PersonActor | SystemActor | Anonymous

export const nobody: Anonymous = { kind: 'nobody', scope: '' }
export const system = (name: string, scope = '*'): SystemActor => ({ kind: 'system', name, scope })
