import type { KeyObject } from 'node:crypto'
import type { Bus } from '@iisp/server'
import type { Audience } from '../contract/jump-tickets.ts'
import type { SessionLife } from '../rules/sessions/session-life.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { PuzzleStore } from './puzzle/puzzle-store.ts'

/** Keys and settings of the installation. */
export interface IdentitySettings {
  /** RSA-2048 pair that browsers encrypt passwords with. */
  readonly passwordKey: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  /** 32 bytes mixed into every password hash and code; kept outside the database. */
  readonly pepper: Uint8Array
  /** Lifetime of sessions; the same value for everything that checks sessions. */
  readonly life?: SessionLife
  /** Notifies all nodes when a session ends or rights change. */
  readonly bus: Pick<Bus, 'publish'>
  /** Whether people may sign in by a QR code that they confirm on a phone. */
  readonly sweepLogin?: boolean
  /** Days after which a proposed change of a person lapses. */
  readonly changeDays?: number | undefined
  /** The key shared with each platform that people jump to; null where they cannot. */
  readonly audienceSecrets?: Readonly<Record<Audience, string | null>>
}
/** The settings, with the services that the module's calls share. */
export interface Identity extends IdentitySettings {
  readonly hasher: PasswordHasher
  /** Pictures of the slider, drawn ahead. */
  readonly puzzles: PuzzleStore
}
