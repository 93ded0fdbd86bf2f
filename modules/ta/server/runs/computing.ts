import { createHash } from 'node:crypto'
import { type Language, type NamedError, refuse } from '@iisp/contract'
import { runFault } from '../../contract/dealing/run-faults.ts'
import { RegisterFault } from '../../rules/run/register-fault.ts'

/** The answer of `compute`; refuses with `fault` if a control total does not hold. */
export function orRefuse<Output>(compute: () => Output, fault: NamedError, language: Language): Output {
  try {
    return compute()
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error
    return refuse(fault, { what: runFault(error.fault, error.about, language) })
  }
}

/** SHA-256 of values in their order, whole numbers as decimal digits. */
export function digestOfAll(values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) hash.update(JSON.stringify(value, figures)).update('\n')
  return hash.digest('hex')
}

const figures = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
