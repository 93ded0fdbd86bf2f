import type { Dispatch } from 'react'
import type { FormAction, FormState } from '../state/order-form.ts'
import type { Faults } from '../submit/use-faults.ts'

/** What every part of the form gets. */
export interface PartProps {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  readonly faults: Faults
}
