import type { Texts } from '../i18n/index.ts'
import type { FieldMaker, FilterField } from './filter-field.ts'
import { type FilterMakers, makersFor } from './makers.ts'

interface Makers {
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of value; which one is inferred
  readonly [name: string]: FieldMaker<any, unknown, string>
}
type ValueOf<M> = M extends FieldMaker<infer V, unknown, string> ? V : never
type SentOf<M> = M extends { readonly sent?: infer S } ? NonNullable<S> : never
type NamesOf<K, M> = M extends { readonly names?: infer N }
  ? [NonNullable<N>] extends [never]
    ? K
    : NonNullable<N>
  : never

export type ValuesOf<M> = { readonly [K in keyof M]: ValueOf<M[K]> }
export type InputOf<M> = { readonly [K in keyof M as NamesOf<K, M[K]> & string]?: SentOf<M[K]> }

/** The filters of a list: converts the values `V` to and from the address, and to the call's input `I`. */
export interface FilterSet<V, I> {
  /** In the order of the bar. */
  readonly names: readonly (keyof V)[]
  readonly fields: { readonly [K in keyof V]: FilterField<V[K]> }
  /** All filters empty, as after 重置. */
  readonly blank: V
  /** Number of fields shown while the bar is collapsed. */
  readonly inSight: number
  /** Reads the filters from the address. Unknown parameters and malformed values are ignored. */
  readonly read: (query: URLSearchParams, opening?: Partial<V>) => V
  readonly write: (values: V, opening?: Partial<V>) => URLSearchParams
  readonly input: (values: V) => I
}

/** Address parameter of a list with initial filters: marks that all filters were removed. */
const everything = 'all'

/**
 * Declares the filters of a list once, in the order of their fields:
 *
 *     filters(orderTexts, ({ keyword, anyOf }) => ({ keyword: keyword({ label: 'keyword' }), ... }))
 *
 * If the address has none of them, the list uses `opening`, its initial filters.
 */
export function filters<T extends object, const M extends Makers>(
  texts: Texts<T>,
  declare: (makers: FilterMakers<T>) => M,
  { inSight = 3 }: { readonly inSight?: number } = {},
): FilterSet<ValuesOf<M>, InputOf<M>> {
  type V = ValuesOf<M>
  const fields = Object.entries(declare(makersFor(texts))).map(([name, make]) => [name, make(name)] as const)
  const each = (valueOf: (field: FilterField<unknown>, name: string) => unknown) =>
    Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, name)]))
  const gather = (values: V, part: 'write' | 'send') =>
    Object.assign({}, ...fields.map(([name, field]) => field[part](values[name as keyof V]))) as object
  const blank = each((field) => field.blank) as V
  const params = [everything, ...fields.flatMap(([, field]) => field.params)]
  return {
    names: fields.map(([name]) => name as keyof V),
    fields: Object.fromEntries(fields) as FilterSet<V, never>['fields'],
    blank,
    inSight,
    read: (query, opening) =>
      opening && !params.some((name) => query.has(name))
        ? { ...blank, ...opening }
        : (each((field) => field.read(query)) as V),
    write: (values, opening) => {
      const query = new URLSearchParams(gather(values, 'write') as Record<string, string>)
      if (opening && query.size === 0) query.set(everything, '1')
      return query
    },
    input: (values) => gather(values, 'send'),
  }
}
