/** A readable witness's newest heads of one node, as signed lines, the newest last. */
export interface WitnessReading {
  readonly node: string
  readonly texts: readonly string[]
}

/** Stores signed heads where neither the database's nor this machine's owner can change them. */
export interface Witness {
  /** Host, for people. */
  readonly name: string
  /** Sends one line; repeating it is harmless. */
  put(node: string, line: number, text: string): Promise<void>
  /**
   * The lines from a number on, and before it at least one that lists every chain; null for a write-only witness.
   * @param known the last line that is known of each node
   */
  newest(known: ReadonlyMap<string, number>): Promise<readonly WitnessReading[] | null>
}
