import { type Language, type NamedError, refuse } from '@iisp/contract'
import { runFault } from '../../../../contract/dealing/run-faults.ts'
import { RegisterFault } from '../../../../rules/run/register-fault.ts'

/** The answer of `compute`; refuses with `fault` if a control total does not hold. */
export function orRefuse<Output>(compute: () => Output, fault: NamedError, language: Language): Output {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error
    return refuse(fault, { what: runFault(error.fault, error.about, language) })
  }
}
