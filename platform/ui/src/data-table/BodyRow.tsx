import { memo, type ReactNode } from 'react'
import { CopyId } from '../copy-id/index.ts'
import { groupThousands } from '../number/index.ts'
import { shownText, type CellSpec } from './cells.ts'
import { isFigure } from './column.ts'
import css from './data-table.module.css'
import { RowActions } from './RowActions.tsx'
import type { RowAction } from './props.ts'

/** The parts of a row that are the same for every row; keeps its identity between drawings. */
export interface RowShape<R> {
  readonly cells: readonly CellSpec<R>[]
  readonly selects: boolean
  readonly selectLabel: (row: R) => string
  readonly isDisabled: (row: R) => boolean
  readonly onToggle: (row: R, range: boolean) => void
  readonly onOpen: ((row: R) => void) | undefined
  readonly actions: ((row: R) => readonly RowAction[]) | undefined
}

interface BodyRowProps<R> {
  readonly row: R
  /** Position on the page, from 0. */
  readonly index: number
  readonly ariaRowIndex: number
  readonly selected: boolean
  readonly shape: RowShape<R>
}

function content<R>({ column }: CellSpec<R>, row: R, index: number): ReactNode {
  if (column.render) return column.render(row, index)
  const text = shownText(column, row)
  if (isFigure(column)) return groupThousands(text)
  return column.kind === 'id' && text !== '--' ? <CopyId id={text} /> : text
}

function Row<R>({ row, index, ariaRowIndex, selected, shape }: BodyRowProps<R>) {
  return (
    <tr className={selected ? css.selectedRow : css.row} aria-rowindex={ariaRowIndex}>
      {shape.selects && (
        <td className={css.selectCell}>
          <input
            type="checkbox"
            aria-label={shape.selectLabel(row)}
            checked={selected}
            disabled={shape.isDisabled(row)}
            onChange={(event) => shape.onToggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {shape.cells.map((cell) => {
        const inside = content(cell, row, index)
        return (
          <td
            key={cell.column.key}
            className={cell.className}
            style={cell.style}
            title={typeof inside === 'string' && inside.length > 8 ? inside : undefined}
          >
            {cell.opens && shape.onOpen ? (
              <button type="button" className={css.open} onClick={() => shape.onOpen?.(row)}>
                {inside}
              </button>
            ) : (
              inside
            )}
          </td>
        )
      })}
      {shape.actions && (
        <td className={css.actionsCell}>
          <RowActions actions={shape.actions(row)} />
        </td>
      )}
    </tr>
  )
}

export const BodyRow = memo(Row) as typeof Row
