import type { Expression, SelectQueryBuilder, SqlBool, StringReference } from 'kysely'
import { sql } from 'kysely'
import { containing } from './fragments.ts'

/** A column that equals the filter, or the condition of a value; undefined where the value asks for nothing. */
type Condition<DB, TB extends keyof DB, V> =
  | StringReference<DB, TB>
  | ((value: V) => Expression<SqlBool> | undefined)
type Page = 'pageNo' | 'pageSize'

/**
 * A query of only those rows that the filters of a call ask for. Each filter has its condition, so that none is forgotten.
 * @param filters the input of the call; filters without a value, or with an empty text, ask for nothing
 */
export function narrow<DB, TB extends keyof DB, O, F extends object>(
  found: SelectQueryBuilder<DB, TB, O>,
  filters: F,
  conditions: { readonly [N in Exclude<keyof F, Page>]-?: Condition<DB, TB, NonNullable<F[N]>> },
): SelectQueryBuilder<DB, TB, O> {
  const values = filters as Readonly<Record<string, unknown>>
  return Object.entries<Condition<DB, TB, never>>(conditions).reduce((all, [name, condition]) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') return all
    const asked =
      typeof condition === 'function'
        ? condition(value as never)
        : sql<boolean>`${sql.ref(condition)} = ${value}`
    return asked === undefined ? all : all.where(asked)
  }, found)
}

/** A filter of the rows from this value on. */
export const from = (column: string) => (least: string) => sql<boolean>`${sql.ref(column)} >= ${least}`
/** A filter of the rows up to and with this value. */
export const upTo = (column: string) => (most: string) => sql<boolean>`${sql.ref(column)} <= ${most}`
/** A filter of the rows that have the typed text in any of these columns or expressions; blank text asks for nothing. */
export const mentions =
  (...columns: readonly (string | Expression<string>)[]) =>
  (typed: string) => {
    const text = typed.trim()
    return text === ''
      ? undefined
      : sql<boolean>`concat_ws(' ', ${sql.join(columns.map((one) => (typeof one === 'string' ? sql.ref(one) : one)))}) ILIKE ${containing(text)}`
  }
