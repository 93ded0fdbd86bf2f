import { type Language, refuse } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { Computed } from '@iisp/server'
import { taErrors } from '../../../../contract/errors.ts'
import { fromShares } from '../../../../rules/amounts/units.ts'
import { leastAccepted } from '../../../../rules/redemption/large-redemption.ts'
import { type RunOutput, computeRun } from '../../../../rules/run/compute-run.ts'
import type { StoredRun } from '../../../tables.ts'
import { orRefuse } from './computing.ts'
import type { LoadedRun } from './load-input.ts'

/** Computes a run. Refuses if a control total does not hold or a large redemption is undecided. */
export function compute(loaded: LoadedRun, { decision }: StoredRun, language: Language): Computed<RunOutput> {
  const output = orRefuse(() => computeRun(loaded.input), taErrors.runFault, language)
  const { confirmations, newLots, lotChanges, totals } = output
  const { isLarge } = output.largeRedemption
  if (isLarge && decision === null)
    refuse(taErrors.largeUndecided, { least: groupThousands(leastOf(loaded, output)) })
  const { termsId, navId } = loaded
  const about = { termsId, navId, decision: isLarge ? decision : null, totals, isLarge }
  return { output, digested: [about, ...confirmations, ...newLots, ...lotChanges] }
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
