import type { ApplicationKind } from '@iisp/opening/contract'
import type { FormFields } from './form-fields.ts'
import type { FormHandle } from './use-application-form.ts'
import type { Sending } from './use-sending.ts'

/** Props of every section of the form. */
export interface SectionProps {
  readonly kind: ApplicationKind
  readonly form: FormHandle
  readonly sending: Sending
}

/** The name, value and error of a field, and its change. */
export const fieldOf = <N extends keyof FormFields>({ form, sending }: SectionProps, name: N) => ({
  name,
  value: form.fields[name],
  error: sending.errorOf(name),
  onChange: (value: FormFields[N]) => form.change({ [name]: value }),
})
