import type { Call } from '@iisp/contract'
import { type SessionCache, hashSessionId } from '../../session/session-cache.ts'
import type { SessionRecord } from '../../session/session-port.ts'
import { networkOf } from '../request/network-of.ts'
import { RateLimit } from './rate-limit.ts'

/** The cost of a call in units of the person's limit, or of the network's if it is public. */
export const costOf = ({ cost, effect }: Pick<Call, 'cost' | 'effect'>): number =>
  cost ?? (effect === 'write' ? 5 : 1)

/** The cost, in units of the network's limit, of looking up a session that is not in memory. */
const lookUpCost = 1

/** The cost, in units of the person's limit, of opening a keepalive socket. */
export const socketCost = 60

/** The part of a network's minute that it can spend in one moment, because a whole minute's work at once would hold up others. */
const networkBurst = 0.1

export interface DoorOptions {
  readonly sessions: SessionCache
  /** Units that one network's requests without a session may cost in a minute; a tenth of them at once. */
  readonly publicPerMinute: number
  /** Units that one person's requests may cost in a minute; see `costOf`. */
  readonly personPerMinute: number
}
export interface Entrant {
  /** The sender's address. Requests are counted per network, see `networkOf`. */
  readonly address: string
  readonly sessionId: string | null
  /** Counts towards the network's limit even with a session. */
  readonly isPublic: boolean
  readonly cost: number
}

/** Decides who is admitted, cheap checks first: the network's limit, the session, the person's limit. */
export class Door {
  readonly #sessions: SessionCache
  readonly #networks: RateLimit
  readonly #people: RateLimit

  constructor({ sessions, publicPerMinute, personPerMinute }: DoorOptions) {
    this.#sessions = sessions
    this.#networks = new RateLimit(publicPerMinute, undefined, publicPerMinute * networkBurst)
    this.#people = new RateLimit(personPerMinute)
  }

  /** The session of the request, null where it has none; refuses with 429 over a limit. */
  async admit({ address, sessionId, isPublic, cost }: Entrant): Promise<SessionRecord | null> {
    // Looking up a session that is not in memory costs a query, so it counts towards the network's limit until found.
    const hashed = sessionId === null ? null : hashSessionId(sessionId)
    const isCounted = isPublic || hashed === null || !this.#sessions.isInMemory(hashed)
    const network = isCounted ? networkOf(address) : null
    const units = isPublic ? cost : lookUpCost
    if (network !== null) this.#networks.take(network, units)
    const record = hashed === null ? null : await this.#sessions.find(hashed)
    if (record === null) return null
    if (network !== null && !isPublic) this.#networks.giveBack(network, units)
    this.#people.take(record.actor.personId, cost)
    return record
  }
}
