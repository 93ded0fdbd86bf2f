/**
 * The form of every JSON answer (decision 1). The HTTP status equals `status`; a refusal carries
 * its catalogue `code`.
 */
export interface Envelope<T> {
  readonly status: number
  readonly msg: string
  readonly data: T
  readonly code?: string
  /** Names the offending fields of a refused input, so that a form can mark them. */
  readonly fields?: readonly string[]
}
