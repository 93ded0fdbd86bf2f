import type { Call } from '@iisp/contract'
import type { SessionCache } from '../../session/session-cache.ts'
import type { SessionRecord } from '../../session/session-port.ts'
import { RateLimit } from './rate-limit.ts'

/** What a call takes of its person's limit. */
export const costOf = ({ cost, effect }: Pick<Call, 'cost' | 'effect'>): number =>
  cost ?? (effect === 'write' ? 5 : 1)

/** What opening a keepalive socket takes of its person's limit. */
export const socketCost = 60

export interface DoorOptions {
  readonly sessions: SessionCache
  /** Requests a minute of one network that show no session. */
  readonly publicPerMinute: number
  /** Cost a minute of one person's requests; see `costOf`. */
  readonly personPerMinute: number
}
export interface Entrant {
  /** Of `networkOf`. */
  readonly network: string
  readonly sessionId: string | null
  /** Counts for the network even with a session. */
  readonly isPublic: boolean
  readonly cost: number
}

/** Decides who is let in, the cheapest question first: the network's limit, the session, the person's limit. */
export class Door {
  readonly #sessions: SessionCache
  readonly #networks: RateLimit
  readonly #people: RateLimit

  constructor({ sessions, publicPerMinute, personPerMinute }: DoorOptions) {
    this.#sessions = sessions
    this.#networks = new RateLimit(publicPerMinute)
    this.#people = new RateLimit(personPerMinute)
  }

  /** The session that the entrant shows, null where it is none; refuses with 429. */
  async admit({ network, sessionId, isPublic, cost }: Entrant): Promise<SessionRecord | null> {
    // A session that is not in memory costs a query: until it is found, it counts for the network.
    const isCounted = isPublic || sessionId === null || !this.#sessions.isInMemory(sessionId)
    if (isCounted) this.#networks.take(network)
    const record = sessionId === null ? null : await this.#sessions.find(sessionId)
    if (record === null) return null
    if (isCounted && !isPublic) this.#networks.giveBack(network)
    this.#people.take(record.actor.personId, cost)
    return record
  }
}
