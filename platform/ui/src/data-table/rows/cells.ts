import type { CSSProperties } from 'react'
import { isFigure, type Column } from '../column.ts'
import type { ColumnWindow } from '../columns/column-window.ts'
import css from '../data-table.module.css'

/** The data for rendering a column's cells, computed once for all rows. */
export interface CellSpec<R> {
  readonly column: Column<R>
  /** Index among the visible columns. */
  readonly at: number
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly opens: boolean
}
/** Columns that are not visible, replaced by one cell. */
export interface Gap {
  readonly key: string
  readonly gap: number
}
export type Drawn<R> = CellSpec<R> | Gap
export const isGap = <R>(drawn: Drawn<R>): drawn is Gap => 'gap' in drawn

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Offsets of fixed columns are CSS variables of the table, so that a new width does not rerender rows. */
export const pinVariable = (index: number) => `--pin-${index}`

export function cellSpecs<R>(columns: readonly Column<R>[], keyColumn: string | undefined): CellSpec<R>[] {
  const opening = keyColumn ?? columns[0]?.key
  return columns.map((column, index) => {
    const align = column.align ?? (isFigure(column) ? 'right' : 'left')
    const edge =
      (column.fixed === 'left' && columns[index + 1]?.fixed !== 'left' && css.edgeLeft) ||
      (column.fixed === 'right' && columns[index - 1]?.fixed !== 'right' && css.edgeRight)
    return {
      column,
      at: index,
      className: join(
        css.cell,
        align === 'right' && css.right,
        align === 'center' && css.center,
        isFigure(column) && css.figure,
        column.fixed && css.fixed,
        edge,
      ),
      style: column.fixed && { [column.fixed]: `var(${pinVariable(index)})` },
      opens: column.key === opening,
    }
  })
}

/** The cells to render if only some scrolling columns are visible. Fixed columns are always included. */
export function cellsInSight<R>(cells: readonly CellSpec<R>[], shown: ColumnWindow | null): Drawn<R>[] {
  if (!shown) return [...cells]
  const left = cells.filter(({ column }) => column.fixed === 'left')
  const middle = cells.filter(({ column }) => !column.fixed)
  const right = cells.filter(({ column }) => column.fixed === 'right')
  const gap = (key: string, count: number): Gap[] => (count > 0 ? [{ key, gap: count }] : [])
  return [
    ...left,
    ...gap('gap-before', shown.from),
    ...middle.slice(shown.from, shown.to),
    ...gap('gap-after', middle.length - shown.to),
    ...right,
  ]
}
