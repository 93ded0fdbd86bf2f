import type { Nav, Shares } from '../amounts/units.ts'
import type { RunInput } from '../run/run-input.ts'
import type { RunOutput } from '../run/compute-run.ts'

/** Shares that a confirmation took from a lot; negative. */
export interface AttributedChange {
  /** Number of the application. */
  readonly number: string
  /** Id of a lot in the register, or of a lot created by the run. */
  readonly lot: string
  readonly shares: Shares
  readonly mark: Nav
}

/**
 * Attributes the lot changes of a run to its confirmations.
 * - Redemptions name their lots.
 * - Transfers and forced decreases take the oldest lots before any redemption, in the order of the confirmations;
 *   they get all changes that no redemption explains.
 * The changes add up to the changes of the run.
 */
export function attributeChanges(
  { confirmations, lotChanges, newLots }: Pick<RunOutput, 'confirmations' | 'lotChanges' | 'newLots'>,
  { lots }: Pick<RunInput, 'lots'>,
): readonly AttributedChange[] {
  const marks = new Map([...lots, ...newLots].map(({ id, mark }) => [id, mark]))
  const changes: AttributedChange[] = []
  const used = new Map<string, Shares>()
  const note = (number: string, lot: string, shares: Shares) =>
    changes.push({ number, lot, shares: -shares, mark: marks.get(lot) ?? 0n })
  for (const { number, uses } of confirmations)
    for (const { lot, shares } of uses) {
      used.set(lot, (used.get(lot) ?? 0n) + shares)
      note(number, lot, shares)
    }
  const left = leftByAccount(lotChanges, used)
  for (const { number, code, account, shares } of confirmations) {
    if (code !== '145' && code !== '133') continue
    let remainder = shares
    for (const part of left.get(account) ?? []) {
      const taken = part.shares < remainder ? part.shares : remainder
      if (taken === 0n) continue
      part.shares -= taken
      remainder -= taken
      note(number, part.lot, taken)
    }
    if (remainder !== 0n) throw new RangeError(`lots of application ${number} are not accounted for`)
  }
  return changes
}

/** Changes without a redemption, oldest lot first, as the run lists them. */
function leftByAccount(lotChanges: RunOutput['lotChanges'], used: ReadonlyMap<string, Shares>) {
  const left = new Map<string, { readonly lot: string; shares: Shares }[]>()
  for (const { id, account, before, after } of lotChanges) {
    const shares = before - after - (used.get(id) ?? 0n)
    if (shares === 0n) continue
    const parts = left.get(account)
    if (parts === undefined) left.set(account, [{ lot: id, shares }])
    else parts.push({ lot: id, shares })
  }
  return left
}
