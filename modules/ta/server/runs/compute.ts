import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { LargeDecision } from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { fromShares } from '../../rules/amounts/units.ts'
import { leastAccepted } from '../../rules/redemption/large-redemption.ts'
import { type RunOutput, computeRun } from '../../rules/run/compute-run.ts'
import { digestOfAll, orRefuse } from './computing.ts'
import type { LoadedRun } from './load-input.ts'

export interface Computed {
  readonly output: RunOutput
  /** SHA-256 of terms, NAV, decision and all computed figures. */
  readonly digest: string
}

/** Computes a run. Refuses if a control total does not hold or a large redemption is undecided. */
export function compute(loaded: LoadedRun, decision: LargeDecision | null, language: Language): Computed {
  const output = orRefuse(() => computeRun(loaded.input), taErrors.runFault, language)
  if (output.largeRedemption.isLarge && decision === null)
    refuse(taErrors.largeUndecided, { least: groupThousands(leastOf(loaded, output)) })
  return { output, digest: digestOf(loaded, decision, output) }
}

/** The minimum to be accepted of the day's redemptions, as a decimal string. */
export function leastOf({ input }: LoadedRun, { largeRedemption, totals }: RunOutput): string {
  const { largeRedemption: terms } = input.terms
  if (terms === null) return fromShares(0n)
  const into = totals.subscribed + totals.convertedIn
  return fromShares(
    leastAccepted({ sharesBefore: input.sharesBefore, out: largeRedemption.requested, into }, terms),
  )
}

function digestOf({ termsId, navId }: LoadedRun, decision: LargeDecision | null, output: RunOutput): string {
  const { confirmations, newLots, lotChanges, totals } = output
  const { isLarge } = output.largeRedemption
  const about = { termsId, navId, decision: isLarge ? decision : null, totals, isLarge }
  return digestOfAll([about, ...confirmations, ...newLots, ...lotChanges])
}
