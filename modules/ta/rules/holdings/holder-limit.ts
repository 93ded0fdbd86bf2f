/**
 * Counts investors of a fund on one day, looked through: a holder that is itself an unfiled product counts as its
 * investors. A holder counts once, and until the day is over even where its shares leave for money.
 */
export class HolderCount {
  readonly #limit: number | null
  readonly #counted = new Set<string>()
  #count: number
  constructor(before: number, limit: number | null) {
    this.#count = before
    this.#limit = limit
  }
  /** Names a holder that is part of the number the day began with. */
  know(holder: string): void {
    this.#counted.add(holder)
  }
  /** By how many the holder would raise the number. */
  added(holder: string, investors: number): number {
    return this.#counted.has(holder) ? 0 : investors
  }
  get count(): number {
    return this.#count
  }
  /** Whether so many more may come in. */
  hasRoomFor(investors: number): boolean {
    return investors <= 0 || this.#limit === null || this.#count + investors <= this.#limit
  }
  enter(holder: string, investors: number): void {
    this.#count += this.added(holder, investors)
    this.#counted.add(holder)
  }
  leave(holder: string, investors: number): void {
    if (this.#counted.delete(holder)) this.#count -= investors
  }
}
