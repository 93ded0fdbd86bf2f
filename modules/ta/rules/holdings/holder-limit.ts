/**
 * Counts the investors of a fund on one day, looked through: a holder that is itself an unfiled product counts as its
 * investors. Each holder counts once. A holder that redeems everything on the day still counts until its end.
 */
export class HolderCount {
  readonly #limit: number | null
  readonly #counted = new Set<string>()
  #count: number
  constructor(before: number, limit: number | null) {
    this.#count = before
    this.#limit = limit
  }
  /** Adds a holder that belongs to the initial number of the day. */
  know(holder: string): void {
    this.#counted.add(holder)
  }
  /** The increase of the number if the holder came in. */
  added(holder: string, investors: number): number {
    return this.#counted.has(holder) ? 0 : investors
  }
  get count(): number {
    return this.#count
  }
  /** Whether this many more investors may come in. */
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
