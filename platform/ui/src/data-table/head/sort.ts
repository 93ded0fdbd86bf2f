import { compareDecimals, decimalKey, type DecimalKey } from '../../number/index.ts'
import { cellValue, isFigure, type Column } from '../column.ts'

export interface Sort {
  readonly key: string
  readonly order: 'descend' | 'ascend'
}

/** Cycles through descending, ascending and original order. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, order: 'descend' }
  return sort.order === 'descend' ? { key, order: 'ascend' } : null
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Collates each distinct text once, since names repeat and Chinese collation is slow. */
function textRanks(values: readonly unknown[]): Int32Array {
  const distinct = [...new Set(values)].filter((value) => !isEmpty(value))
  distinct.sort((a, b) => collator.compare(String(a), String(b)))
  const ranks = new Map(distinct.map((value, rank) => [value, rank]))
  return Int32Array.from(values, (value) => ranks.get(value) ?? 0)
}

/** Compares rows by index. Expensive keys are computed once per row, not per comparison. */
function ascending<R>(rows: readonly R[], column: Column<R>): (a: number, b: number) => number {
  const { compare } = column
  if (compare) return (a, b) => compare(rows[a] as R, rows[b] as R)
  const values = rows.map((row) => cellValue(column, row))
  if (values.every((value) => typeof value === 'number' || isEmpty(value)))
    return (a, b) => (values[a] as number) - (values[b] as number)
  if (isFigure(column)) {
    const keys = values.map((value) => decimalKey(String(value)))
    return (a, b) => compareDecimals(keys[a] as DecimalKey, keys[b] as DecimalKey)
  }
  const ranks = textRanks(values)
  return (a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)
}

/** Sorts rows. Equal rows keep their order; empty values come last in both directions. */
export function sortRows<R>(rows: readonly R[], column: Column<R>, order: Sort['order']): R[] {
  const upward = ascending(rows, column)
  const empty = rows.map((row) => isEmpty(cellValue(column, row)))
  const indices = rows.map((_, at) => at)
  indices.sort((a, b) => {
    if (empty[a] || empty[b]) return empty[a] === empty[b] ? a - b : empty[a] ? 1 : -1
    const by = upward(a, b)
    return (order === 'descend' ? -by : by) || a - b
  })
  return indices.map((at) => rows[at] as R)
}
