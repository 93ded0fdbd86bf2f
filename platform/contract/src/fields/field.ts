import type { TSchema, TUnsafe } from 'typebox'
import type { BothLanguages } from '../errors.ts'
import * as t from '../t.ts'
import type { State } from '../workflow/workflow.ts'

/** How a value is shown and exported, whatever its schema. */
export type FieldKind =
  | 'text'
  /** A number that identifies something, such as an account: a column shows it whole. */
  | 'identifier'
  /** A longer text of a person, which a record shows only where there is one. */
  | 'note'
  /** Yuan or shares with two places, grouped by thousands. */
  | 'amount'
  /** Any other figure, shown as it is written. */
  | 'figure'
  | 'count'
  | 'date'
  | 'moment'
  /** Name of a person of the portal. */
  | 'person'
  | 'choice'
  | 'state'
  | 'yesNo'
  /** The id of a record that a form lets somebody choose; no list shows it. */
  | 'key'

/**
 * A field of a record, said once: its schema on the wire and its name in both languages. Columns, facts, filters, form labels and
 * exports take what they need from it.
 */
export interface Field<S extends TSchema = TSchema, K extends FieldKind = FieldKind> {
  readonly kind: K
  readonly schema: S
  readonly name: BothLanguages
  /** The most characters of a text. */
  readonly max?: number
  /** The names of the values of a choice, a state or yes and no. */
  readonly names?: Readonly<Record<string, BothLanguages>>
  /** The states of a case, by their codes. */
  readonly states?: Readonly<Record<string, State>>
  /** A form may leave it empty. */
  readonly optional?: true
  /** What a form says of a value that is missing or does not fit the schema. */
  readonly wrong?: BothLanguages
}
/** A field with one of some words, or a state. */
export type ChoiceField<V extends string> = Field<TUnsafe<V>, 'choice' | 'state'>
/** Chinese and English, as texts are declared. */
export type Pair = readonly [zh: string, en: string]

const inBoth = ([zh, en]: Pair): BothLanguages => ({ zh, en })
const make = <K extends FieldKind, S extends TSchema>(
  kind: K,
  schema: S,
  name: Pair,
  more: Pick<Field, 'max' | 'names' | 'states' | 'wrong'> = {},
): Field<S, K> => ({ kind, schema, name: inBoth(name), ...more })

/** A text with a schema of its own, such as an account number. */
export const named = <S extends TSchema>(schema: S, name: Pair) => make('text', schema, name)
/** A text of at least `min` characters. */
export const text = (max: number, name: Pair, min = 0) => make('text', t.text(max, min), name, { max })
/** A text of one line, at least `min` characters. */
export const line = (max: number, name: Pair, min = 0) => make('text', t.oneLine(max, min), name, { max })
/** A text without a bound of its own, such as one that the server composes. */
export const longText = (name: Pair) => make('text', t.String(), name, { max: Infinity })
export const identifier = (max: number, name: Pair) => make('identifier', t.text(max), name, { max })
/** A note of at least `min` characters. */
export const note = (max: number, name: Pair, min = 0) => make('note', t.text(max, min), name, { max })
/** A mobile number of the mainland. */
export const mobile = (name: Pair) =>
  make('text', t.String({ pattern: '^1[3-9][0-9]{9}$' }), name, {
    max: 11,
    wrong: inBoth(['请填写11位手机号码', 'Please enter a mobile number of 11 digits']),
  })
/** Yuan or shares, never negative. */
export const amount = (name: Pair) => make('amount', t.amount, name)
/** Yuan or shares with a schema of its own. */
export const amountOf = <S extends TSchema>(schema: S, name: Pair) => make('amount', schema, name)
export const signedAmount = (name: Pair) => make('amount', t.signedAmount, name)
export const unitNav = (name: Pair) =>
  make('figure', t.unitNav, name, {
    max: 17,
    wrong: inBoth(['请填写净值，如 1.2345', 'Enter a NAV such as 1.2345']),
  })
/** A figure with a schema of its own, such as a rate. */
export const figure = <S extends TSchema>(schema: S, name: Pair) => make('figure', schema, name)
export const count = (name: Pair) => make('count', t.Integer({ minimum: 0 }), name)
export const date = (name: Pair) => make('date', t.date, name)
export const moment = (name: Pair) => make('moment', t.dateTime, name)
export const person = (name: Pair) => make('person', t.personName, name)
/** Yes or no, or two other words for it. */
export const yesNo = (
  name: Pair,
  answers: Readonly<Record<'true' | 'false', Pair>> = { true: ['是', 'Yes'], false: ['否', 'No'] },
) =>
  make('yesNo', t.Boolean(), name, {
    names: { true: inBoth(answers.true), false: inBoth(answers.false) },
  })

/** One of some words, which the reader sees by their names. */
export const oneOf = <const V extends string>(
  names: Readonly<Record<V, Pair | BothLanguages>>,
  name: Pair,
) => {
  const values = Object.keys(names) as V[]
  const entries = values.map((value) => {
    const one: Pair | BothLanguages = names[value]
    return [value, 'zh' in one ? one : inBoth(one)] as const
  })
  return make('choice', t.oneOf(...values), name, { names: Object.fromEntries(entries) })
}

/** The state of a case. */
export const state = <C extends string>(
  flow: { readonly all: readonly C[]; readonly byCode: Readonly<Record<C, State>> },
  name: Pair,
) => {
  const states: Readonly<Record<string, State>> = flow.byCode
  return make('state', t.oneOf(...flow.all), name, {
    states,
    names: Object.fromEntries(Object.entries(states).map(([code, one]) => [code, one.name])),
  })
}

/** A state that the server works out, rather than that of a case with moves: each with its name and its tone. */
export const status = <const V extends string>(
  all: Readonly<Record<V, readonly [...Pair, State['tone']]>>,
  name: Pair,
) => {
  const states = Object.entries<readonly [...Pair, State['tone']]>(all).map(
    ([code, [zh, en, tone]]): [string, State] => [code, { code, name: { zh, en }, tone }],
  )
  return state({ all: Object.keys(all) as V[], byCode: Object.fromEntries(states) as Record<V, State> }, name)
}

/** A fund, an investor or another record, by its id. */
export const key = (name: Pair) => make('key', t.id, name)
/** A record whose id has a schema of its own, such as an institution. */
export const keyOf = <S extends TSchema>(schema: S, name: Pair) => make('key', schema, name)

/** The same field where the record may have no value for it. */
export const orNone = <S extends TSchema, K extends FieldKind>({ schema, ...field }: Field<S, K>) => ({
  ...field,
  schema: t.nullable(schema),
  optional: true as const,
})
/** The same field where its text may be empty. */
export const orEmpty = <S extends TSchema, K extends FieldKind>(field: Field<S, K>) => ({
  ...field,
  optional: true as const,
})
/** The same field with words of its own for a form where it is empty or does not fit. */
export const explained = <S extends TSchema, K extends FieldKind>(
  field: Field<S, K>,
  wrong: Pair,
): Field<S, K> => ({ ...field, wrong: inBoth(wrong) })
