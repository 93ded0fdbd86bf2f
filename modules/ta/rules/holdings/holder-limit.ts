/** Counts investors of a fund, looked through: a holder that is itself an unfiled product counts as its investors. */
export class HolderCount {
  readonly #limit: number | null
  #count: number
  constructor(before: number, limit: number | null) {
    this.#count = before
    this.#limit = limit
  }
  get count(): number {
    return this.#count
  }
  /** Whether so many more may come in. */
  hasRoomFor(investors: number): boolean {
    return investors <= 0 || this.#limit === null || this.#count + investors <= this.#limit
  }
  add(investors: number): void {
    this.#count += investors
  }
}
