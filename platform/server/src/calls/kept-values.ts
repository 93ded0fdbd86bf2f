import { type DomainEvent, everybody } from './domain-event.ts'

/** What a cached value depends on: an event of this topic for this audience discards it. */
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
const maxSpaces = 5000
const maxValues = 200

/**
 * Caches committed values until an event says that they have changed: at once on the node that commits it, on the
 * others as soon as the bus delivers it, and after 5 s at the latest where the bus is down.
 */
export class KeptValues {
  readonly #spaces = new Map<string, Map<string, Kept>>()

  async get<T>(dependsOn: KeptUntil, name: string, read: () => Promise<T>): Promise<T> {
    const space = this.#space(spaceName(dependsOn.topic, dependsOn.audience))
    const kept = space.get(name)
    if (kept !== undefined && kept.until > performance.now()) return kept.value as T
    // An event that arrives meanwhile discards the whole space, so a value read before it is cached nowhere.
    const value = await read()
    if (space.size >= maxValues) space.clear()
    space.set(name, { value, until: performance.now() + keepMs })
    return value
  }

  forget({ topic, audience }: Pick<DomainEvent, 'topic' | 'audience'>): void {
    for (const one of audience) this.#spaces.delete(spaceName(topic, one))
    if (!audience.includes(everybody)) return
    for (const name of this.#spaces.keys())
      if (name.startsWith(spaceName(topic, ''))) this.#spaces.delete(name)
  }

  #space(name: string): Map<string, Kept> {
    let space = this.#spaces.get(name)
    if (space === undefined) {
      if (this.#spaces.size >= maxSpaces) this.#spaces.clear()
      space = new Map()
      this.#spaces.set(name, space)
    }
    return space
  }
}

const spaceName = (topic: string, audience: string): string => `${topic} ${audience}`
