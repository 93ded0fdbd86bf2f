import { createHash } from 'node:crypto'
import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import { runFault } from '../../contract/dealing/run-faults.ts'
import type { LargeDecision } from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { fromShares } from '../../rules/amounts/units.ts'
import { leastAccepted } from '../../rules/redemption/large-redemption.ts'
import { type RunOutput, computeRun } from '../../rules/run/compute-run.ts'
import { RegisterFault } from '../../rules/run/register-fault.ts'
import type { LoadedRun } from './load-input.ts'

export interface Computed {
  readonly output: RunOutput
  /** SHA-256 of terms, NAV, decision and everything that was computed. */
  readonly digest: string
}

/** Computes a run; refuses where a control total does not hold, and where a large redemption is undecided. */
export function compute(loaded: LoadedRun, decision: LargeDecision | null, language: Language): Computed {
  try {
    const output = computeRun(loaded.input)
    if (output.largeRedemption.isLarge && decision === null)
      refuse(taErrors.largeUndecided, { least: groupThousands(leastOf(loaded, output)) })
    return { output, digest: digestOf(loaded, decision, output) }
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error
    return refuse(taErrors.runFault, { what: runFault(error.fault, error.about, language) })
  }
}

/** The least that has to be accepted of the day's redemptions, as a decimal string. */
export function leastOf({ input }: LoadedRun, { largeRedemption, totals }: RunOutput): string {
  const { largeRedemption: terms } = input.terms
  if (terms === null) return fromShares(0n)
  const into = totals.subscribed + totals.convertedIn
  return fromShares(
    leastAccepted({ sharesBefore: input.sharesBefore, out: largeRedemption.requested, into }, terms),
  )
}

/** Writes whole numbers as decimal digits for a digest. */
export const figures = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

function digestOf({ termsId, navId }: LoadedRun, decision: LargeDecision | null, output: RunOutput): string {
  const hash = createHash('sha256')
  const add = (value: unknown) => hash.update(JSON.stringify(value, figures)).update('\n')
  const { isLarge } = output.largeRedemption
  add({ termsId, navId, decision: isLarge ? decision : null, totals: output.totals, isLarge })
  for (const one of output.confirmations) add(one)
  for (const lot of output.newLots) add(lot)
  for (const change of output.lotChanges) add(change)
  return hash.digest('hex')
}
