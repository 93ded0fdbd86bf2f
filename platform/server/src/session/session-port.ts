import type { PersonActor } from '../calls/actor.ts'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'

export interface SessionRecord {
  readonly actor: PersonActor
  /** The earlier of the idle and the absolute end. */
  readonly expiresAt: Date
  /** The screen is locked: until it is unlocked, the session opens only what the lock screen needs. */
  readonly locked?: boolean
}
/** Where sessions are kept; the identity module implements it. */
export interface SessionPort {
  /** Null where the session is unknown, ended or over. Runs as the system. */
  find(db: Reader, sessionHash: string, now: Date): Promise<SessionRecord | null>
  /** Moves the idle end; called at most once a minute and session. */
  touch(db: Writer, sessionHash: string, now: Date): Promise<void>
}
