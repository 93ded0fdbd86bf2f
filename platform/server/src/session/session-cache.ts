import { hash } from 'node:crypto'
import { system } from '../calls/actor.ts'
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

/**
 * Sessions as read in the last seconds. `forget` drops one at once, on every node that hears of it.
 * The cache costs at most 5 s of delay where the bus is down; the database stays the truth.
 */
export class SessionCache {
  readonly #db: Database
  readonly #port: SessionPort
  readonly #entries = new Map<string, Cached>()
  readonly #now: () => Date

  constructor(db: Database, port: SessionPort, now: () => Date) {
    this.#db = db
    this.#port = port
    this.#now = now
  }

  async find(sessionId: string): Promise<SessionRecord | null> {
    const hashed = hashSessionId(sessionId)
    const now = this.#now()
    let cached = this.#entries.get(hashed)
    if (cached === undefined || Math.abs(now.getTime() - cached.readAt) > keepMs) {
      const record = await this.#port.find(this.#db.reader(system('session')), hashed, now)
      cached = { record, readAt: now.getTime(), touchedAt: cached?.touchedAt ?? 0 }
      // A locked session is read each time: once unlocked it works at once, on every node.
      if (record === null || record.locked === true) this.#entries.delete(hashed)
      else this.#remember(hashed, cached)
    }
    if (cached.record === null || cached.record.expiresAt <= now) return null
    if (Math.abs(now.getTime() - cached.touchedAt) > touchMs) {
      cached.touchedAt = now.getTime()
      await this.#db.transact(system('session'), (db) => this.#port.touch(db, hashed, now))
    }
    return cached.record
  }

  /** Whether `find` answers without a query, but for a fresh look every few seconds. */
  isInMemory(sessionId: string): boolean {
    return this.#entries.has(hashSessionId(sessionId))
  }

  forget(hashed: string): void {
    this.#entries.delete(hashed)
  }
  /** After a change of rights or roles: everybody is read again. */
  forgetAll(): void {
    this.#entries.clear()
  }

  #remember(hashed: string, cached: Cached): void {
    if (this.#entries.size >= maxEntries) this.#entries.delete(this.#entries.keys().next().value as string)
    this.#entries.set(hashed, cached)
  }
}
