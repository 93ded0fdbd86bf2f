import type { Dispatch } from 'react'
import type { FieldName, OrderFields } from '../state/order-fields.ts'
import type { FormAction, FormState } from '../state/order-form.ts'
import type { Faults } from '../submit/use-faults.ts'

/** Props of every section of the form. */
export interface SectionProps {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  readonly faults: Faults
}

/** The name, value and error of a field, and its change. */
export const fieldOf = <N extends FieldName & keyof OrderFields>(
  { state, dispatch, faults }: SectionProps,
  name: N,
) => ({
  name,
  value: state.fields[name],
  error: faults.errorOf(name),
  onChange: (value: OrderFields[N]) => dispatch({ type: 'change', patch: { [name]: value } }),
})
