import type { NamedError } from '@iisp/contract'

/** Why an application is refused; `field` of the form that it concerns. */
export interface Fault {
  readonly error: NamedError
  readonly field?: string
  readonly params?: Readonly<Record<string, string>>
}
