/**
 * network: no answer came. aborted: the caller gave up. swept: cancelled as overlong.
 * timeout: an upload or download took too long. answer: the server refused. shape: the answer does not match the contract.
 */
export type FailureKind = 'network' | 'aborted' | 'swept' | 'timeout' | 'answer' | 'shape'

export interface Failure {
  readonly kind: FailureKind
  /** HTTP status, or 0 without an answer. */
  readonly status: number
  /** The text to show, in the reader's language. */
  readonly msg: string
  /** The server's own text, if `msg` is a different one. */
  readonly serverText?: string
  /** Name in the error catalogue, or ''. */
  readonly code?: string
  /** Fields of the input which the server refused. */
  readonly fields?: readonly string[]
}

/** The rejection of `request`. `message` is the text to show. */
export class RequestError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly msg: string
  /** The server's own text; '' if it had none or did not answer. */
  readonly serverText: string
  readonly fields: readonly string[]
  /** Set once the error has been shown, so that it is not shown twice. */
  shown = false

  constructor({
    kind,
    status,
    msg,
    serverText = kind === 'answer' ? msg : '',
    code = '',
    fields = [],
  }: Failure) {
    super(msg)
    this.name = 'RequestError'
    this.kind = kind
    this.status = status
    this.msg = msg
    this.serverText = serverText
    this.code = code
    this.fields = fields
  }
}

export const isRequestError = (thrown: unknown): thrown is RequestError => thrown instanceof RequestError
