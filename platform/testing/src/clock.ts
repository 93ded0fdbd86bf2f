/** A clock that stands still until a test moves it. Fri 2026-11-20 10:00 in Shanghai: both calendars are open. */
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
