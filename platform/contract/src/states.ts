/** A state machine as a table: the server enforces it, the browser draws it, the test walks it. */
export interface Move<S extends string, E extends string, W extends string> {
  readonly from: S
  readonly event: E
  readonly to: S
  /** Who may cause it: a role of the module's own vocabulary, or 'system'. */
  readonly who: W
  /** A named condition, checked by the module's rule. */
  readonly when?: string
}
export interface StateTable<S extends string, E extends string, W extends string> {
  readonly states: {
    readonly [K in S]: { readonly zh: string; readonly en: string; readonly final?: boolean }
  }
  readonly moves: readonly Move<S, E, W>[]
}
/** The words of a table: its states, events and actors. */
export type PartsOf<T> =
  T extends StateTable<infer S, infer E, infer W> ? { state: S; event: E; who: W } : never

export const defineStates = <const S extends string, const E extends string, const W extends string>(
  table: StateTable<S, E, W>,
): StateTable<S, E, W> => Object.freeze(table)

/** The moves open from a state, optionally only those of one actor. */
export const movesFrom = <S extends string, E extends string, W extends string>(
  table: StateTable<S, E, W>,
  from: S,
  who?: W,
): readonly Move<S, E, W>[] =>
  table.moves.filter((m) => m.from === from && (who === undefined || m.who === who))
