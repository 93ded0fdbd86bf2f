import { type NamedError, refuse } from '@iisp/contract'
import type { PersonActor } from '@iisp/server'
import { RateLimit } from '@iisp/server/http/rate-limit'

/** So many a minute for one real person, whatever account they act as. */
export class PersonLimit {
  readonly #limit: RateLimit
  readonly #error: NamedError

  constructor(perMinute: number, error: NamedError) {
    this.#limit = new RateLimit(perMinute)
    this.#error = error
  }

  take(person: PersonActor): void {
    try {
      this.#limit.take(person.personId)
    } catch {
      refuse(this.#error)
    }
  }
}
