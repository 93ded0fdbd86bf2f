import type { BothLanguages, Language } from '../errors.ts'
import { type Decision, type DeclaredDecision, compileDecision } from './decision.ts'
import type { Way, WayConditions } from './way.ts'

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
interface DeclaredWay<N> extends WayConditions {
  readonly from: readonly N[]
  /** More than one where a rule of the module decides; 'same' where the state stays. */
  readonly to: readonly N[] | 'same'
  /** Who may cause it: a role of the module's own vocabulary, or 'system'. */
  readonly who: string
}
interface Move<N> extends DeclaredEffects {
  readonly ways: readonly DeclaredWay<N>[]
  /** The move is a person's decision, by a button of its own. */
  readonly decision?: DeclaredDecision
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

/** A state machine as a table: the server enforces it, the browser shows it, the tests walk it. */
export interface Flow<
  S extends States,
  M extends Moves<S>,
  K extends Marks<S>,
  T extends Sets<S>,
  E extends string,
  A extends string,
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
  readonly moves: readonly Way<Code<S>, Name<M>, M[keyof M]['ways'][number]['who'], A, FactsOf<M>>[]
  /** Acts on a case that keep the same human being from a later one, with the text that tells them so. */
  readonly acts: Readonly<Record<A, BothLanguages>>
  /** The moves that persons decide on, in the order of the table. */
  readonly actions: readonly DecisionsOf<M>[]
  readonly decisions: { readonly [N in DecisionsOf<M>]: Decision & DeclaredOf<M[N]> }
  /** The changes that leave the state as it is, with the states in which they are possible. */
  readonly marks: readonly Way<Code<S>, Name<K>, K[keyof K]['who']>[]
  readonly moveEffects: Readonly<Record<Name<M>, Effects<E | Topics<M, K>>>>
  readonly markEffects: Readonly<Record<Name<K>, Effects<E | Topics<M, K>>>>
}
/** The names of the moves with a button. */
type DecisionsOf<M> = {
  [N in Name<M>]: M[N] extends { readonly decision: DeclaredDecision } ? N : never
}[Name<M>]
/** A decision with the literal types of its table, from which pages know what they have to add. */
type DeclaredOf<X> = X extends { readonly decision: infer D } ? D : never
type FactsOf<M extends Moves<never>> = M[keyof M]['ways'][number] extends infer W
  ? W extends { readonly unless: infer X extends string }
    ? X
    : never
  : never
type Topics<M, K> = EmitsOf<M[keyof M]> | EmitsOf<K[keyof K]>
type EmitsOf<X> = X extends { readonly emits: readonly (infer T extends string)[] } ? T : never

/** What the server needs of any flow. */
export interface FlowShape<
  C extends string,
  E extends string,
  W extends string,
  K extends string,
  T extends string,
  A extends string,
  X extends string,
  D extends string,
> {
  readonly byCode: Readonly<Record<C, State>>
  readonly moves: readonly Way<C, E, W, A, X>[]
  readonly acts: Readonly<Record<A, BothLanguages>>
  readonly actions: readonly D[]
  readonly decisions: Readonly<Record<D, Decision>>
  readonly marks: readonly Way<C, K>[]
  readonly moveEffects: Readonly<Record<E, Effects<T>>>
  readonly markEffects: Readonly<Record<K, Effects<T>>>
}
export type StateOf<F> = F extends { readonly byCode: Readonly<Record<infer C extends string, State>> }
  ? C
  : never
export type EventOf<F> = F extends { readonly moves: readonly Way<string, infer E>[] } ? E : never
export type MarkOf<F> = F extends { readonly marks: readonly Way<string, infer K>[] } ? K : never
export type ActionOf<F> = F extends { readonly actions: readonly (infer D extends string)[] } ? D : never
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
  const A extends string = never,
>(table: {
  /** The case in words; decisions with a button need it. */
  readonly name?: BothLanguages
  readonly acts?: Readonly<Record<A, BothLanguages>>
  readonly states: S
  readonly sets?: T
  readonly emits: readonly E[]
  readonly moves: M
  readonly marks?: K
}): Flow<S, M, K, T, E, A>
export function defineFlow(table: {
  name?: BothLanguages
  acts?: Readonly<Record<string, BothLanguages>>
  states: States
  sets?: Sets<States>
  emits: readonly string[]
  moves: Moves<States>
  marks?: Marks<States>
}): object {
  const { name, acts = {}, states, sets = {}, emits, moves, marks = {} } = table
  const codeOf = (key: string): string => {
    const state = states[key]
    if (state === undefined) throw new Error(`no state ${key}`)
    return state.code
  }
  for (const { ways } of Object.values(moves))
    for (const act of ways.flatMap(({ notBy, onlyBy }) => [notBy ?? [], onlyBy ?? []].flat()))
      if (acts[act] === undefined) throw new Error(`no act ${act}`)
  const decided = Object.entries(moves).filter(([, { decision }]) => decision !== undefined)
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
    acts,
    actions: decided.map(([event]) => event),
    decisions: Object.fromEntries(
      decided.map(([event, { decision, ways }]) => {
        const [to, ...others] = new Set(ways.flatMap((way) => way.to))
        const state = to === undefined || others.length > 0 ? undefined : states[to]
        return [event, compileDecision(event, decision as DeclaredDecision, name, state?.name)]
      }),
    ),
    marks: Object.entries(marks).flatMap(([event, mark]) =>
      mark.in.map((at) => ({ event, from: codeOf(at), to: codeOf(at), who: mark.who })),
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
