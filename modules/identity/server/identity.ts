import type { KeyObject } from 'node:crypto'
import type { Page } from '@iisp/contract'
import type { NamedCall } from '../rules/reports/report-words.ts'
import type { Bus, Reader } from '@iisp/server'
import type { Audience } from '../contract/jump-tickets.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'

/** What the composition hands to this module. */
export interface IdentityParts {
  /** The pages of all modules, including this one. */
  readonly pages: readonly Page[]
  /** The calls of all modules: what a failure's report may name. */
  readonly calls: readonly NamedCall[]
  /** RSA-2048 pair to which passwords travel. */
  readonly passwordKey: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  /** 32 bytes that go into every password hash and code; kept outside the database. */
  readonly pepper: Uint8Array
  /** Tells all nodes that a session ended. */
  readonly bus: Pick<Bus, 'publish'>
  /** The key shared with each platform that people jump to; without one nobody jumps there. */
  readonly audienceSecrets?: Readonly<Record<Audience, string | null>>
  /** Counts the products for the sign-in page; runs without a session. */
  readonly countProducts?: (db: Reader) => Promise<number>
}
/** The same inside the module, with what all its calls share. */
export interface Identity extends IdentityParts {
  readonly hasher: PasswordHasher
}
