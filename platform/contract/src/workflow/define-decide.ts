import type { TSchema } from 'typebox'
import { type WriteAccess, defineWrite } from '../call.ts'
import type { Decision } from './decision.ts'
import { type BothLanguages, type NamedError, platformErrors, staleErrors } from '../errors.ts'
import * as t from '../t.ts'
import type { Way } from './way.ts'

interface Decidable<C extends string, D extends string> {
  readonly all: readonly C[]
  readonly moves: readonly Way[]
  readonly decisions: Readonly<Record<D, Decision>>
}
interface DecideDescription<A extends string, M extends { [name: string]: TSchema }> {
  readonly summary: BothLanguages
  readonly path: string
  /** The decisions that this call takes; others of the flow have calls of their own. */
  readonly actions: readonly A[]
  /** Fields of the answer beside the new state. */
  readonly answers?: M
  /** Refusals beside those that follow from the flow. */
  readonly errors?: readonly NamedError[]
  readonly access: WriteAccess
}

/**
 * The call by which persons decide on a case: its id, the version that they saw, the decision and, where the flow asks for
 * one, a reason. It refuses what the flow refuses: `caseMoved`, `secondPerson`, `ownOnly`, `reasonMissing`.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineDecide<
  const C extends string,
  const D extends string,
  const A extends NoInfer<D>,
  const M extends { [name: string]: TSchema } = { [N in never]: never },
>(flow: Decidable<C, D>, { actions, answers, errors = [], ...description }: DecideDescription<A, M>) {
  const reasons = actions.map((action) => flow.decisions[action].reason?.max ?? 0)
  const ways = flow.moves.filter(({ event }) => (actions as readonly string[]).includes(event))
  return defineWrite({
    ...description,
    input: t.strict({
      id: t.id,
      version: t.version,
      action: t.oneOf(...actions),
      /** Needed where the flow asks for one. */
      reason: t.Optional(t.text(Math.max(...reasons))),
    }),
    output: t.Object({ state: t.oneOf(...flow.all), ...(answers as M) }),
    errors: [
      ...staleErrors,
      platformErrors.caseMoved,
      ...(ways.some(({ notBy }) => notBy !== undefined) ? [platformErrors.secondPerson] : []),
      ...(ways.some(({ onlyBy }) => onlyBy !== undefined) ? [platformErrors.ownOnly] : []),
      ...(reasons.some((max) => max > 0) ? [platformErrors.reasonMissing] : []),
      ...errors,
    ],
    idempotent: 'no',
  })
}
