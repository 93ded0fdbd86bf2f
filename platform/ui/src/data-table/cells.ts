import type { CSSProperties } from 'react'
import { cellValue, isFigure, type Column } from './column.ts'
import css from './data-table.module.css'

/** What drawing a cell of a column needs, made once for all rows. */
export interface CellSpec<R> {
  readonly column: Column<R>
  readonly className: string
  readonly style: CSSProperties | undefined
  readonly opens: boolean
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Offsets of fixed columns stand in variables of the table, so that a new width redraws no row. */
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

export const shownText = <R>(column: Column<R>, row: R): string => {
  const value = cellValue(column, row)
  if (value === null || value === undefined || value === '') return '--'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
