import type { BothLanguages } from '../errors.ts'
import type { Way } from './way.ts'

interface Reason {
  /** Its longest text, in characters. */
  readonly max: number
  /** What the field is called; '退回原因' by default, from the button. */
  readonly label?: BothLanguages
  /** Asks for it where it is missing. */
  readonly missing?: BothLanguages
}
/** A move that a person makes by a button of its own. */
export interface DeclaredDecision {
  readonly button: BothLanguages
  readonly tone?: 'primary' | 'danger'
  /** Its button opens a form, which sends it. */
  readonly opens?: true
  /** Asked before it is sent, with {name} parts from the fields of the row. */
  readonly ask?: BothLanguages
  /** It is sent with a reason, which the person is asked for. */
  readonly reason?: Reason
  /** Shown once it is done. By default the case with its new state: '净值已确认'. */
  readonly done?: BothLanguages
}
/** The same with all its texts; what is said in the end is left to the form that it opens, if there is one. */
export interface Decision extends DeclaredDecision {
  readonly reason?: Required<Reason>
}

const lower = ([first = '', ...rest]: string) => first.toLowerCase() + rest.join('')

/** Fills in the texts that follow from the names of the case, its button and its new state. */
export function compileDecision(
  event: string,
  { button, reason, done, ...declared }: DeclaredDecision,
  name: BothLanguages | undefined,
  to: BothLanguages | undefined,
): Decision {
  const said =
    name !== undefined && to !== undefined
      ? { zh: `${name.zh}${to.zh}`, en: `${name.en} ${lower(to.en)}` }
      : undefined
  const shown = done ?? said
  if (shown === undefined && declared.opens !== true)
    throw new Error(`decision ${event}: what is said when it is done?`)
  return {
    ...declared,
    button,
    ...(shown !== undefined && { done: shown }),
    ...(reason !== undefined && { reason: compileReason(reason, button) }),
  }
}

function compileReason({ max, label, missing }: Reason, button: BothLanguages): Required<Reason> {
  const named = label ?? { zh: `${button.zh}原因`, en: 'Reason' }
  return { max, label: named, missing: missing ?? { zh: `请填写${named.zh}`, en: 'Please give a reason' } }
}

/** Who did an act, or all whose act it is. */
export type Doer = string | null | readonly (string | null)[]

/** Facts about a case and a human being which decide, together with the state, what this person may do. */
interface AllFacts<A extends string, X extends string> {
  /** All persons that the human being is. */
  readonly persons: readonly string[]
  /** Who did each act; null: nobody. */
  readonly by: Readonly<Record<A, Doer>>
  readonly is: Readonly<Record<X, boolean>>
}
/** The facts that a flow asks for: without `by` if it names no acts, without `is` if it names no facts. */
type CaseFacts<A extends string, X extends string> = Pick<AllFacts<A, X>, 'persons'> &
  ([A] extends [never] ? object : Pick<AllFacts<A, X>, 'by'>) &
  ([X] extends [never] ? object : Pick<AllFacts<A, X>, 'is'>)

/** Whether a human being, who may be several persons, is another one than this person, or than all of these. */
export const isOtherPerson = (by: Doer, persons: readonly string[]): boolean =>
  [by].flat().every((one) => one === null || !persons.includes(one))

/** Why a human being may not take a way that the role may take; undefined where nothing forbids it. */
export function obstacleTo<A extends string, X extends string>(
  { notBy, onlyBy, unless }: Way<string, string, string, A, X>,
  { persons, by, is }: AllFacts<A, X>,
): 'secondPerson' | 'ownOnly' | 'fact' | undefined {
  if (notBy !== undefined && !isOtherPerson(by[notBy], persons)) return 'secondPerson'
  if (onlyBy !== undefined && isOtherPerson(by[onlyBy], persons)) return 'ownOnly'
  return unless !== undefined && is[unless] ? 'fact' : undefined
}

/** A flow as far as decisions need it. */
interface Decidable<
  C extends string,
  E extends string,
  W extends string,
  A extends string,
  X extends string,
  D extends string,
> {
  readonly moves: readonly Way<C, E, W, A, X>[]
  readonly actions: readonly D[]
}

/** The decisions that a human being may take on a case, in the order of the table. `sides`: the roles of the flow that they have. */
export const actionsOn = <
  C extends string,
  E extends string,
  W extends string,
  A extends string,
  X extends string,
  D extends string,
>(
  { moves, actions }: Decidable<C, E, W, A, X, D>,
  sides: readonly NoInfer<W>[],
  state: NoInfer<C>,
  facts: CaseFacts<NoInfer<A>, NoInfer<X>>,
): D[] => {
  const all = { by: {}, is: {}, ...facts } as AllFacts<A, X>
  return actions.filter((action) =>
    moves.some(
      (way) =>
        (way.event as string) === action &&
        way.from === state &&
        sides.includes(way.who) &&
        obstacleTo(way, all) === undefined,
    ),
  )
}
