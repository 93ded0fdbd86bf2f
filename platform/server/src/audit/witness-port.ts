/** What a witness that can be asked has of one node: the newest heads, as signed lines, the newest last. */
export interface WitnessReading {
  readonly node: string
  readonly texts: readonly string[]
}

/** Keeps signed heads where neither the database's nor this machine's owner can change them. */
export interface Witness {
  /** Host, for people. */
  readonly name: string
  /** Hands over one line; repeating it is harmless. */
  put(node: string, line: number, text: string): Promise<void>
  /**
   * The lines from a number on and before it at least one that tells every chain; null where the witness only takes.
   * @param known the last line that is known of each node
   */
  newest(known: ReadonlyMap<string, number>): Promise<readonly WitnessReading[] | null>
}
