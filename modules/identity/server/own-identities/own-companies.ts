import type { InstitutionKind, Role } from '@iisp/contract'
import { type Reader, raw, sql } from '@iisp/server'

/** An account of the person who signed in. */
export interface OwnCompany {
  readonly account_id: string
  readonly institution_id: string
  readonly institution_name: string
  readonly kind: InstitutionKind
  readonly both_sides: boolean
  readonly email: string
  readonly name: string
  readonly roles: Role[]
  readonly shows_sztzl: boolean
}

/**
 * The accounts with which the session may continue, with the one in use first; empty while it acts
 * for somebody else.
 */
export const ownCompanies = (db: Reader, sessionHash: string): Promise<OwnCompany[]> =>
  db.all(raw(sql<OwnCompany>`SELECT * FROM identity.own_companies(${sessionHash})`))
