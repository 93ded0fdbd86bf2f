import type { ReactNode } from 'react'

/** How a value reads: figures stand right with tabular digits, an id is cut in the middle and copies. */
export type ColumnKind = 'text' | 'number' | 'amount' | 'id'

export interface Column<R> {
  /** Names the column in settings and sorting; also the field shown where `value` is absent. */
  readonly key: string
  readonly title: string
  /** Width in px before a person changes it; default 120. */
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly fixed?: 'left' | 'right'
  /** false: always shown, absent from the choice of columns. Fixed columns are never hideable. */
  readonly hideable?: boolean
  /** Hidden until a person shows it. */
  readonly hidden?: boolean
  readonly sortable?: boolean
  readonly kind?: ColumnKind
  /** What the cell shows and sorts by. */
  readonly value?: (row: R) => unknown
  /** Own markup; keep it light, it is drawn for every row. */
  readonly render?: (row: R, index: number) => ReactNode
  /** The words of a cell with own markup, where it is copied; default the value. */
  readonly text?: (row: R) => string
  /** Ascending order for tables sorted in the browser. */
  readonly compare?: (a: R, b: R) => number
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

/** The value as text; empty where there is none. */
export function valueText<R>(column: Column<R>, row: R): string {
  const value = cellValue(column, row)
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The words of a cell without markup and separators. */
export const cellText = <R>(column: Column<R>, row: R): string => column.text?.(row) ?? valueText(column, row)
