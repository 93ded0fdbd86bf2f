/** A clock that a test sets. Starts at Fri 2026-11-20 10:00 in Shanghai, a working day in both calendars. */
export class FixedClock {
  #at: number

  constructor(at = '2026-11-20T10:00:00+08:00') {
    this.#at = Date.parse(at)
  }
  readonly now = (): Date => new Date(this.#at)
  advance(seconds: number): void {
    this.#at += seconds * 1000
  }
  set(at: string): void {
    this.#at = Date.parse(at)
  }
}
