import type { PersonActor } from '../calls/actor.ts'
import type { Registry } from '../calls/registry.ts'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'

export interface SessionRecord {
  readonly actor: PersonActor
  /** The earlier of the idle and the absolute end. */
  readonly expiresAt: Date
  /** The screen is locked: until it is unlocked, only the calls that the lock screen needs know the person. */
  readonly locked?: boolean
}
/** An account, and the kind of its institution on the side in question. */
export type AccountSide = Pick<PersonActor, 'accountId' | 'institutionKind'>

/** Store of sessions; the identity module implements it. */
export interface SessionPort {
  /** Null where the session is unknown, was ended or has expired. Runs as the system. */
  find(db: Reader, sessionHash: string, now: Date, registry: Registry): Promise<SessionRecord | null>
  /**
   * The person of an account without a session, for work done on their behalf while they are away:
   * their current rights, on the side where their institution is of this kind. Null if the account
   * is unknown or disabled.
   */
  personOf(db: Reader, of: AccountSide, now: Date, registry: Registry): Promise<PersonActor | null>
  /** Extends the idle time; called at most once a minute for each session. */
  touch(db: Writer, sessionHash: string, now: Date): Promise<void>
}
