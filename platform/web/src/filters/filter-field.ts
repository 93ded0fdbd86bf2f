import type { DateRange } from '@iisp/ui/date-field'
import type { Locale } from '../i18n/index.ts'

/** A text in the reader's language. */
export type InLocale = (locale: Locale) => string
/** Lowest and highest amount as decimal strings; '' for no limit. */
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

/** A filter with its value in the bar, ready to be rendered. Those of kind `own` are rendered by the page. */
export type BoundField =
  | ({ readonly kind: 'keyword'; readonly max: number } & Labelled & Bound<string>)
  | ({ readonly kind: 'oneOf' } & Choosable & Bound<string | null>)
  | ({ readonly kind: 'anyOf' } & Choosable & Bound<readonly string[]>)
  | ({ readonly kind: 'dates' } & Labelled & Bound<DateRange | null>)
  | ({
      readonly kind: 'amounts'
      readonly labels: readonly [from: InLocale, to: InLocale]
      /** Error text if the list cannot be fetched with this value, else null. */
      readonly fault: InLocale | null
    } & Bound<AmountRange>)
  | { readonly kind: 'own' }

/** A filter of a list: converts its value to and from the page's address, and to the call's input. */
export interface FilterField<V> {
  readonly blank: V
  /** The names of its address parameters. */
  readonly params: readonly string[]
  /** Reads the value from the address. A missing or malformed one is blank. */
  readonly read: (query: URLSearchParams) => V
  /** The value as address parameters; none if blank. */
  readonly write: (value: V) => Readonly<Record<string, string>>
  /** The value as fields of the call's input. */
  readonly send: (value: V) => object
  readonly bind: (value: V, onChange: (value: V) => void) => BoundField
}

/**
 * Creates a filter under the name given in the declaration. `Names` are the fields of the call's input that it sets to a
 * `Sent`; `never` means the field with the filter's own name.
 */
export interface FieldMaker<V, Sent, Names extends string> {
  (name: string): FilterField<V>
  readonly sent?: Sent
  readonly names?: Names
}
