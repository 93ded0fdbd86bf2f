import type { ReactNode } from 'react'

/**
 * Display of a value: numbers are right-aligned with tabular digits; ids are shortened and can be
 * copied.
 */
export type ColumnKind = 'text' | 'number' | 'amount' | 'id'

export interface Column<R> {
  /** Identifies the column in settings and sorting. Also the field to show if `value` is missing. */
  readonly key: string
  readonly title: string
  /** Initial width in px, at least the title's width; default 120. */
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly fixed?: 'left' | 'right'
  /** false: always shown and not listed in the column settings. Fixed columns can never be hidden. */
  readonly hideable?: boolean
  /** Hidden until a person shows it. */
  readonly hidden?: boolean
  readonly sortable?: boolean
  readonly kind?: ColumnKind
  /** The value that the cell shows and sorts by. */
  readonly value?: (row: R) => unknown
  /** Custom markup. Keep it light, since it is rendered for every row. */
  readonly render?: (row: R, index: number) => ReactNode
  /** Text to copy for a cell with custom markup; default the value. */
  readonly text?: (row: R) => string
  /** Ascending comparison for tables sorted in the browser. */
  readonly compare?: (a: R, b: R) => number
  /** Shown on a phone directly after the key and the first amount; false: hides even the amount. */
  readonly phone?: boolean
  /** A longer explanation of the title, shown on hover. */
  readonly hint?: string
}

export const defaultWidth = 120
export const minWidth = 60
export const maxWidth = 900

export const cellValue = <R>(column: Column<R>, row: R): unknown =>
  column.value ? column.value(row) : (row as Record<string, unknown>)[column.key]

export const isFigure = (column: { readonly kind?: ColumnKind }) =>
  column.kind === 'amount' || column.kind === 'number'

export const isHideable = (column: { readonly fixed?: 'left' | 'right'; readonly hideable?: boolean }) =>
  column.fixed === undefined && column.hideable !== false

/** The value as text; '' if there is none. */
export function valueText<R>(column: Column<R>, row: R): string {
  const value = cellValue(column, row)
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The text of a cell without markup and separators. */
export const cellText = <R>(column: Column<R>, row: R): string => column.text?.(row) ?? valueText(column, row)
