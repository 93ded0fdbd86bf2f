/**
 * network: no answer came. aborted: the caller gave up. swept: cancelled as overlong.
 * timeout: an upload or download took too long. answer: the server refused. shape: the answer is not what the contract says.
 */
export type FailureKind = 'network' | 'aborted' | 'swept' | 'timeout' | 'answer' | 'shape'

export interface Failure {
  readonly kind: FailureKind
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** What to show, in the reader's language. */
  readonly msg: string
  /** The server's own words, where `msg` is not them. */
  readonly said?: string
  /** Name in the error catalogue, '' where the answer had none. */
  readonly code?: string
  /** Fields of the input which the server refused. */
  readonly fields?: readonly string[]
}

/** What `request` rejects with. `message` is the text to show. */
export class RequestError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly msg: string
  /** What the server said; '' where it had no words or did not answer. */
  readonly said: string
  readonly fields: readonly string[]
  /** Set once the person has been told, so that nobody tells again. */
  shown = false

  constructor({ kind, status, msg, said = kind === 'answer' ? msg : '', code = '', fields = [] }: Failure) {
    super(msg)
    this.name = 'RequestError'
    this.kind = kind
    this.status = status
    this.msg = msg
    this.said = said
    this.code = code
    this.fields = fields
  }
}

export const isRequestError = (thrown: unknown): thrown is RequestError => thrown instanceof RequestError
