import { Refusal, platformErrors } from '@iisp/contract'

/** A refusal that says after how many seconds the request may be repeated. */
export class LimitReached extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(platformErrors.tooMany)
    this.retryAfter = retryAfter
  }
}

const clock = (): number => performance.now()

/** Holds `most` units and refills evenly with `perSecond`. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(most: number, perSecond: number, now: () => number = clock) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
    this.#left = most
    this.#at = now()
  }

  /**
   * Takes the units and returns 0; if too few are left, takes nothing and returns the seconds to
   * wait.
   */
  take(units: number): number {
    const at = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((at - this.#at) / 1000) * this.#perSecond)
    this.#at = at
    if (this.#left < units) return (units - this.#left) / this.#perSecond
    this.#left -= units
    return 0
  }

  giveBack(units: number): void {
    this.#left = Math.min(this.#most, this.#left + units)
  }
}

/**
 * A bucket per caller: `perMinute` units, refilled evenly, of which `atOnce` can be saved up and
 * spent in one moment. A request that costs more is never admitted. Holds the last 20,000 callers.
 */
export class RateLimit {
  readonly #perMinute: number
  readonly #atOnce: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(perMinute: number, now: () => number = clock, atOnce = perMinute) {
    this.#perMinute = perMinute
    this.#atOnce = atOnce
    this.#now = now
  }

  /** Takes the units or refuses with 429. */
  take(caller: string, units = 1): void {
    const bucket = this.#buckets.get(caller) ?? new Bucket(this.#atOnce, this.#perMinute / 60, this.#now)
    this.#buckets.delete(caller)
    this.#buckets.set(caller, bucket)
    if (this.#buckets.size > 20_000) this.#buckets.delete(this.#buckets.keys().next().value as string)
    const wait = bucket.take(units)
    if (wait > 0) throw new LimitReached(Math.ceil(wait))
  }

  /** Returns units that turned out not to count. */
  giveBack(caller: string, units = 1): void {
    this.#buckets.get(caller)?.giveBack(units)
  }
}
