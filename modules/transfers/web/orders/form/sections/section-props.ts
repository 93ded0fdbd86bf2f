import type { Dispatch } from 'react'
import type { FormAction, FormState } from '../state/order-form.ts'
import type { Faults } from '../submit/use-faults.ts'

/** Props of every section of the form. */
export interface SectionProps {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  readonly faults: Faults
}
