import { hash } from 'node:crypto'
import { system } from '../calls/actor.ts'
import type { Registry } from '../calls/registry.ts'
import type { Database } from '../db/database.ts'
import type { SessionPort, SessionRecord } from './session-port.ts'

interface Cached {
  readonly record: SessionRecord | null
  readonly readAt: number
  touchedAt: number
}
const keepMs = 5000
const touchMs = 60_000
const maxEntries = 10_000

export const hashSessionId = (id: string): string => hash('sha256', id, 'base64url')

export interface SessionCacheParts {
  readonly db: Database
  readonly sessions: SessionPort
  readonly registry: Registry
  readonly now: () => Date
}

/**
 * Caches sessions for a few seconds after reading. The bus tells every node which sessions changed
 * (`forget`); if the bus is down, a change takes effect within 5 s.
 */
export class SessionCache {
  readonly #parts: SessionCacheParts
  readonly #entries = new Map<string, Cached>()

  constructor(parts: SessionCacheParts) {
    this.#parts = parts
  }

  /** The session whose id has this hash; null where there is none or it has ended. */
  async find(hashed: string): Promise<SessionRecord | null> {
    const { db, sessions, registry } = this.#parts
    const now = this.#parts.now()
    let cached = this.#entries.get(hashed)
    if (cached === undefined || Math.abs(now.getTime() - cached.readAt) > keepMs) {
      const record = await sessions.find(db.reader(system('session')), hashed, now, registry)
      cached = { record, readAt: now.getTime(), touchedAt: cached?.touchedAt ?? 0 }
      // a locked session is not cached, so that unlocking takes effect immediately on every node
      if (record === null || record.locked === true) this.#entries.delete(hashed)
      else this.#remember(hashed, cached)
    }
    if (cached.record === null || cached.record.expiresAt <= now) return null
    if (Math.abs(now.getTime() - cached.touchedAt) > touchMs) {
      cached.touchedAt = now.getTime()
      await db.transact(system('session'), (writer) => sessions.touch(writer, hashed, now))
    }
    return cached.record
  }

  /** Whether `find` usually answers without a query; it reads the session again every few seconds. */
  isInMemory(hashed: string): boolean {
    return this.#entries.has(hashed)
  }

  forget(hashed: string): void {
    this.#entries.delete(hashed)
  }
  /** Forgets everybody after a change of rights or roles. */
  forgetAll(): void {
    this.#entries.clear()
  }

  #remember(hashed: string, cached: Cached): void {
    if (this.#entries.size >= maxEntries) this.#entries.delete(this.#entries.keys().next().value as string)
    this.#entries.set(hashed, cached)
  }
}
