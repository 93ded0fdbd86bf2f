import type { DateRange } from '@iisp/ui/date-field'
import type { Locale } from '../i18n/index.ts'

/** A text in the reader's language. */
export type InLocale = (locale: Locale) => string
/** Lowest and highest amount, '' where there is no limit. */
export type AmountRange = readonly [from: string, to: string]

export interface Labelled {
  readonly label: InLocale
  readonly placeholder?: InLocale | undefined
}
export interface Choosable extends Labelled {
  readonly options: readonly { readonly value: string; readonly label: InLocale }[]
}
interface Bound<V> {
  readonly value: V
  readonly onChange: (value: V) => void
}

/** A filter with what the bar holds of it, ready to be drawn. The page itself draws those of kind `own`. */
export type BoundField =
  | ({ readonly kind: 'keyword'; readonly max: number } & Labelled & Bound<string>)
  | ({ readonly kind: 'oneOf' } & Choosable & Bound<string | null>)
  | ({ readonly kind: 'anyOf' } & Choosable & Bound<readonly string[]>)
  | ({ readonly kind: 'dates' } & Labelled & Bound<DateRange | null>)
  | ({
      readonly kind: 'amounts'
      readonly labels: readonly [from: InLocale, to: InLocale]
      /** Why the list cannot be fetched with this value, or null. */
      readonly fault: InLocale | null
    } & Bound<AmountRange>)
  | { readonly kind: 'own' }

/** One filter of a list: its value, its part of the page's address, and its part of the call's input. */
export interface FilterField<V> {
  readonly blank: V
  /** Its parameters in the address. */
  readonly params: readonly string[]
  /** Reads the value from the address. A missing or malformed one is blank. */
  readonly read: (query: URLSearchParams) => V
  /** The value's parameters; none for the blank value. */
  readonly write: (value: V) => Readonly<Record<string, string>>
  /** The fields of the call's input. */
  readonly send: (value: V) => object
  readonly bind: (value: V, onChange: (value: V) => void) => BoundField
}

/**
 * Makes a filter under the name that its declaration gives it. `Names` are the fields of the call's input that it
 * fills with a `Sent`; never: the one that is called like the filter.
 */
export interface FieldMaker<V, Sent, Names extends string> {
  (name: string): FilterField<V>
  readonly sent?: Sent
  readonly names?: Names
}
