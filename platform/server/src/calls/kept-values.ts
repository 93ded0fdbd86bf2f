import { type DomainEvent, everybody } from './domain-event.ts'

/** The event that discards a cached value: any event of this topic for this audience. */
export interface KeptUntil {
  readonly topic: string
  /** An institution, or '*'. */
  readonly audience: string
}
interface Kept {
  readonly value: unknown
  readonly until: number
}
const keepMs = 5000
/** Audiences of one topic. */
const maxSpaces = 5000
const maxValues = 200

/**
 * Caches committed values until an event says that they have changed: at once on the node that commits it, on the
 * others as soon as the bus delivers it, and after 5 s at the latest where the bus is down.
 */
export class KeptValues {
  readonly #topics = new Map<string, Map<string, Map<string, Kept>>>()

  async get<T>(dependsOn: KeptUntil, name: string, read: () => Promise<T>): Promise<T> {
    const space = this.#space(dependsOn)
    const kept = space.get(name)
    if (kept !== undefined && kept.until > performance.now()) return kept.value as T
    // An event that arrives meanwhile discards the whole space, so a value read before it is cached nowhere.
    const value = await read()
    if (space.size >= maxValues) space.clear()
    space.set(name, { value, until: performance.now() + keepMs })
    return value
  }

  forget({ topic, audience }: Pick<DomainEvent, 'topic' | 'audience'>): void {
    if (audience.includes(everybody)) this.#topics.delete(topic)
    else for (const one of audience) this.#topics.get(topic)?.delete(one)
  }

  /** The values for one audience of one topic. */
  #space({ topic, audience }: KeptUntil): Map<string, Kept> {
    const spaces = this.#topics.get(topic) ?? new Map<string, Map<string, Kept>>()
    this.#topics.set(topic, spaces)
    let space = spaces.get(audience)
    if (space === undefined) {
      if (spaces.size >= maxSpaces) spaces.clear()
      space = new Map()
      spaces.set(audience, space)
    }
    return space
  }
}
