import type { ChoiceField, Field, TSchema } from '@iisp/contract'
import type { DateRange } from '@iisp/ui/date-field'
import type { Locale, TextKey, Texts, Translate } from '../i18n/index.ts'
import { textIn } from '../i18n/text-in.ts'
import { amountsField, anyOfField, datesField, flagField, keywordField, oneOfField } from './field-kinds.ts'
import type { AmountRange, FieldMaker, FilterField } from './filter-field.ts'

interface Labels<T extends object> {
  readonly label: TextKey<T>
  readonly placeholder?: TextKey<T>
}
interface Named<N extends string> {
  /** Its name in the address and in the call's input, if it differs from the declared one. */
  readonly field?: N
}
interface Keyword<T extends object, N extends string> extends Labels<T>, Named<N> {
  readonly max?: number
  /** Converts input to upper case, for ids. */
  readonly upperCase?: boolean
}
interface Choice<T extends object, V extends string, N extends string> extends Labels<T>, Named<N> {
  readonly optionName: (option: V, t: Translate<T>, locale: Locale) => string
}
interface Own<V, Sent, N extends string> extends Omit<FilterField<V>, 'bind' | 'send'> {
  readonly send: (value: V) => { readonly [name in N]?: Sent }
}

/** The kinds of filters. Labels are keys of the texts passed to `filters`. */
export interface FilterMakers<T extends object> {
  /** A search keyword of at most `max` characters, default 50. */
  readonly keyword: <N extends string = never>(of: Keyword<T, N>) => FieldMaker<string, string, N>
  readonly oneOf: <V extends string, N extends string = never>(
    options: readonly V[],
    of: Choice<T, V, N>,
  ) => FieldMaker<V | null, V, N>
  readonly anyOf: <V extends string, N extends string = never>(
    options: readonly V[],
    of: Choice<T, V, N>,
  ) => FieldMaker<readonly V[], string, N>
  /** A choice or a state, with the names of the field; of some of its values if they are named. */
  readonly choice: <V extends string, N extends string = never>(
    of: ChoiceField<V>,
    values?: readonly V[],
  ) => FieldMaker<V | null, V, N>
  /** Several values of a choice or a state, with the names of the field. */
  readonly choices: <V extends string, N extends string = never>(
    of: ChoiceField<V>,
  ) => FieldMaker<readonly V[], string, N>
  readonly dates: (
    of: Labels<T> | Field<TSchema, 'date'>,
  ) => FieldMaker<DateRange | null, string, 'startDate' | 'endDate'>
  readonly amounts: (of: {
    readonly labels: readonly [from: TextKey<T>, to: TextKey<T>]
    /** Error shown if the highest amount is below the lowest. */
    readonly crossed: TextKey<T>
  }) => FieldMaker<AmountRange, string, 'minAmount' | 'maxAmount'>
  /** A checkbox, rendered by the page. `send` converts it where the call expects something else. */
  readonly flag: <N extends string = never>(
    of?: Pick<Own<boolean, boolean, N>, 'send'>,
  ) => FieldMaker<boolean, boolean, N>
  /** A filter that only one page needs; that page renders its field. */
  readonly own: <V, Sent, N extends string>(of: Own<V, Sent, N>) => FieldMaker<V, Sent, N>
}

const defaultMax = 50

/** Of a filter that is empty: it leaves nothing out. */
const anyValue = { zh: '不限', en: 'Any' }

const named = <V extends string>(
  { name, names = {} }: ChoiceField<V>,
  values: readonly V[] = Object.keys(names) as V[],
) => ({
  label: (locale: Locale) => name[locale],
  placeholder: (locale: Locale) => anyValue[locale],
  options: values.map((value) => ({ value, label: (locale: Locale) => names[value]?.[locale] ?? value })),
})

export function makersFor<T extends object>(texts: Texts<T>): FilterMakers<T> {
  const text = (key: TextKey<T>) => (locale: Locale) => textIn(texts, locale, key)
  const labels = ({ label, placeholder }: Labels<T>) => ({
    label: text(label),
    ...(placeholder !== undefined && { placeholder: text(placeholder) }),
  })
  const choice = <V extends string>(options: readonly V[], of: Choice<T, V, string>) => ({
    ...labels(of),
    options: options.map((value) => ({
      value,
      label: (locale: Locale) =>
        of.optionName(value, (key, params) => textIn(texts, locale, key, params), locale),
    })),
  })
  return {
    keyword: (of) => (name) =>
      keywordField(of.field ?? name, {
        ...labels(of),
        max: of.max ?? defaultMax,
        upperCase: of.upperCase ?? false,
      }),
    oneOf: (options, of) => (name) => oneOfField(of.field ?? name, choice(options, of)),
    anyOf: (options, of) => (name) => anyOfField(of.field ?? name, choice(options, of)),
    choice: (of, values) => (key) => oneOfField(key, named(of, values)),
    choices: (of) => (key) => anyOfField(key, named(of)),
    dates: (of) => () => datesField('schema' in of ? { label: (locale) => of.name[locale] } : labels(of)),
    amounts:
      ({ labels: [from, to], crossed }) =>
      () =>
        amountsField({ labels: [text(from), text(to)], crossed: text(crossed) }),
    flag: (of) => (name) => flagField(name, of?.send),
    own: (of) => () => ({ ...of, bind: () => ({ kind: 'own' }) }),
  }
}
