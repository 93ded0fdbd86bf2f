import type { NamedError } from '@iisp/contract'

/** Why an application is refused, with the form's `field` concerned. */
export interface Fault {
  readonly error: NamedError
  readonly field?: string
  readonly params?: Readonly<Record<string, string>>
}
