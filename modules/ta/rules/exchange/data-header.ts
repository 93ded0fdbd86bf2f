/** Lines 3 to 9 of a data file. */
export interface DataHeader {
  /** Code of the file's creator. */
  readonly creator: string
  readonly receiver: string
  /** YYYYMMDD. */
  readonly date: string
  /** Number of the summary table. Parties fill it differently, so nothing may depend on it. */
  readonly summary: string
  readonly type: string
  readonly sender: string
  readonly recipient: string
}
