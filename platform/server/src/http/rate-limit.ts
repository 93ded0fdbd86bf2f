import { Refusal, platformErrors } from '@iisp/contract'

/** A bucket per caller: `perMinute` calls, refilled evenly. Holds the last 20,000 callers. */
export class RateLimit {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Takes one or refuses with 429. */
  take(caller: string): void {
    const at = this.#now()
    const bucket = this.#buckets.get(caller)
    const refilled =
      bucket === undefined ? this.#perMinute : bucket.left + ((at - bucket.at) / 60_000) * this.#perMinute
    const left = Math.min(this.#perMinute, refilled) - 1
    this.#buckets.delete(caller)
    this.#buckets.set(caller, { left: Math.max(left, -1), at })
    if (this.#buckets.size > 20_000) this.#buckets.delete(this.#buckets.keys().next().value as string)
    if (left < 0) throw new Refusal(platformErrors.tooMany)
  }
}
