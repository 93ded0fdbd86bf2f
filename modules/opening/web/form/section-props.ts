import type { ApplicationKind } from '@iisp/opening/contract'
import type { FormHandle } from './use-application-form.ts'
import type { Sending } from './use-sending.ts'

/** Props of every section of the form. */
export interface SectionProps {
  readonly kind: ApplicationKind
  readonly form: FormHandle
  readonly sending: Sending
}
