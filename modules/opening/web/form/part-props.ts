import type { ApplicationKind } from '@iisp/opening/contract'
import type { FormHandle } from './use-application-form.ts'
import type { Sending } from './use-sending.ts'

/** What every part of the form works with. */
export interface PartProps {
  readonly kind: ApplicationKind
  readonly form: FormHandle
  readonly sending: Sending
}
