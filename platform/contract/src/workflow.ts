import type { Language } from './errors.ts'

/** One state of a case. Wire and database hold its `code`; the source code uses its name. */
export interface State {
  readonly code: string
  readonly name: Readonly<Record<Language, string>>
  /** How the state looks wherever it is shown. */
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Nothing leads out of it. */
  readonly final?: true
}
type States = Readonly<Record<string, State>>

/** What a change writes in addition to the new state. */
export interface Effects<T extends string = string> {
  /** Action of its audit row, 'module.act'. */
  readonly audit: string
  /** Topics of the events that it emits. */
  readonly emits: readonly T[]
}
/** A change names its own `emits` only where they differ from those of the table. */
type DeclaredEffects = Pick<Effects, 'audit'> & Partial<Effects>
interface Move<N> extends DeclaredEffects {
  readonly ways: readonly {
    readonly from: readonly N[]
    /** More than one where a rule of the module decides; 'same' where the state stays. */
    readonly to: readonly N[] | 'same'
    /** Who may cause it: a role of the module's own vocabulary, or 'system'. */
    readonly who: string
    /** A named condition, checked by the module's rule. */
    readonly when?: string
  }[]
}
/** Something that happens to a case without changing its state, such as a reminder. */
interface Mark<N> extends DeclaredEffects {
  readonly in: readonly N[]
  readonly who: string
}
type Name<S> = keyof S & string
type Code<S extends States> = S[keyof S]['code']
type Moves<S> = Readonly<Record<string, Move<Name<S>>>>
type Marks<S> = Readonly<Record<string, Mark<Name<S>>>>
type Sets<S> = Readonly<Record<string, readonly Name<S>[]>>
/** A table without marks, or without sets. */
type None = { readonly [N in never]: never }

/** One arrow of the state machine, in codes. */
export interface Way<C extends string = string, E extends string = string, W extends string = string> {
  readonly from: C
  readonly event: E
  readonly to: C
  readonly who: W
  readonly when?: string
}
/** A state machine as a table: the server enforces it, the browser shows it, the tests walk it. */
export interface Flow<
  S extends States,
  M extends Moves<S>,
  K extends Marks<S>,
  T extends Sets<S>,
  E extends string,
> {
  readonly states: S
  /** The code of each state by its name. */
  readonly codes: { readonly [N in keyof S]: S[N]['code'] }
  /** The state of each code. */
  readonly byCode: Readonly<Record<Code<S>, State>>
  /** All codes, in the order of the table. */
  readonly all: readonly Code<S>[]
  /** Codes of states that belong together, by the name of the set. */
  readonly sets: { readonly [X in keyof T]: readonly S[T[X][number]]['code'][] }
  readonly moves: readonly Way<Code<S>, Name<M>, M[keyof M]['ways'][number]['who']>[]
  /** The changes that leave the state as it is, with the states in which they are possible. */
  readonly marks: readonly Way<Code<S>, Name<K>, K[keyof K]['who']>[]
  readonly moveEffects: Readonly<Record<Name<M>, Effects<E | Topics<M, K>>>>
  readonly markEffects: Readonly<Record<Name<K>, Effects<E | Topics<M, K>>>>
}
type Topics<M, K> = EmitsOf<M[keyof M]> | EmitsOf<K[keyof K]>
type EmitsOf<X> = X extends { readonly emits: readonly (infer T extends string)[] } ? T : never

/** What the server needs of any flow. */
export interface FlowShape<
  C extends string,
  E extends string,
  W extends string,
  K extends string,
  T extends string,
> {
  readonly byCode: Readonly<Record<C, State>>
  readonly moves: readonly Way<C, E, W>[]
  readonly marks: readonly Way<C, K>[]
  readonly moveEffects: Readonly<Record<E, Effects<T>>>
  readonly markEffects: Readonly<Record<K, Effects<T>>>
}
export type StateOf<F> = F extends { readonly byCode: Readonly<Record<infer C extends string, State>> }
  ? C
  : never
export type EventOf<F> = F extends { readonly moves: readonly Way<string, infer E>[] } ? E : never
export type MarkOf<F> = F extends { readonly marks: readonly Way<string, infer K>[] } ? K : never
export type MoverOf<F> = F extends { readonly moves: readonly Way<string, string, infer W>[] } ? W : never

/**
 * Compiles the table of a case: its states, sets of them, its moves and marks with their effects. `emits` are the topics
 * of each change that names no others.
 */
export function defineFlow<
  const S extends States,
  const M extends Moves<S>,
  const E extends string,
  const K extends Marks<S> = None,
  const T extends Sets<S> = None,
>(table: {
  readonly states: S
  readonly sets?: T
  readonly emits: readonly E[]
  readonly moves: M
  readonly marks?: K
}): Flow<S, M, K, T, E>
export function defineFlow(table: {
  states: States
  sets?: Sets<States>
  emits: readonly string[]
  moves: Moves<States>
  marks?: Marks<States>
}): Flow<States, Moves<States>, Marks<States>, Sets<States>, string> {
  const { states, sets = {}, emits, moves, marks = {} } = table
  const codeOf = (name: string): string => {
    const state = states[name]
    if (state === undefined) throw new Error(`no state ${name}`)
    return state.code
  }
  const each = <A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]))
  return Object.freeze({
    states,
    codes: each(states, ({ code }) => code),
    byCode: Object.fromEntries(Object.values(states).map((state) => [state.code, state])),
    all: Object.values(states).map(({ code }) => code),
    sets: each(sets, (names) => names.map(codeOf)),
    moves: Object.entries(moves).flatMap(([event, { ways }]) =>
      ways.flatMap(({ from, to, ...way }) =>
        from.flatMap((start) =>
          (to === 'same' ? [start] : to).map((end) => ({
            ...way,
            event,
            from: codeOf(start),
            to: codeOf(end),
          })),
        ),
      ),
    ),
    marks: Object.entries(marks).flatMap(([event, mark]) =>
      mark.in.map((name) => ({ event, from: codeOf(name), to: codeOf(name), who: mark.who })),
    ),
    moveEffects: each(moves, (move) => ({ emits, ...move })),
    markEffects: each(marks, (mark) => ({ emits, ...mark })),
  })
}

/** The moves possible from a state, optionally only those of one actor. */
export const movesFrom = <C extends string, E extends string, W extends string>(
  { moves }: { readonly moves: readonly Way<C, E, W>[] },
  from: C,
  who?: W,
): readonly Way<C, E, W>[] =>
  moves.filter((way) => way.from === from && (who === undefined || way.who === who))

/** The states that an event of an actor may lead to from here; empty where it is not possible. */
export const targetsOf = <C extends string, E extends string, W extends string>(
  flow: { readonly moves: readonly Way<C, E, W>[] },
  from: C,
  event: E,
  who: W,
): C[] =>
  movesFrom(flow, from, who)
    .filter((way) => way.event === event)
    .map((way) => way.to)

export const canMove = <C extends string, E extends string, W extends string>(
  { moves }: { readonly moves: readonly Way<C, E, W>[] },
  from: C,
  event: E,
  who: W,
): boolean => moves.some((way) => way.from === from && way.event === event && way.who === who)

/** Whether a mark may be set in this state. */
export const canMark = <C extends string, K extends string>(
  { marks }: { readonly marks: readonly Way<C, K>[] },
  state: C,
  mark: K,
): boolean => marks.some((way) => way.event === mark && way.from === state)

export const stateName = <C extends string>(
  { byCode }: { readonly byCode: Readonly<Record<C, State>> },
  code: C,
  language: Language,
): string => byCode[code].name[language]

/** Whether a state belongs to a set of `flow.sets`. */
export const isOneOf = <C extends string>(codes: readonly C[], code: string): code is C =>
  (codes as readonly string[]).includes(code)
