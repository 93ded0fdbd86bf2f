import { memo, type ReactNode } from 'react'
import { CopyId } from '../../copy-id/index.ts'
import { groupThousands } from '../../number/index.ts'
import { isGap, type CellSpec, type Drawn } from './cells.ts'
import { isFigure, valueText } from '../column.ts'
import css from '../data-table.module.css'
import { RowActions } from './RowActions.tsx'
import type { RowAction } from '../props.ts'

/** Properties that all rows share. Keeps its identity between renders. */
export interface RowShape<R> {
  readonly cells: readonly Drawn<R>[]
  /** Only some columns are rendered, so each cell states its column index. */
  readonly cut: boolean
  readonly selects: boolean
  readonly selectLabel: (row: R) => string
  readonly isDisabled: (row: R) => boolean
  readonly onToggle: (row: R, range: boolean) => void
  readonly onOpen: ((row: R) => void) | undefined
  readonly actions: ((row: R) => readonly RowAction[]) | undefined
}
/** The marked columns of a row, inclusive. */
export interface Mark {
  readonly left: number
  readonly right: number
}

interface BodyRowProps<R> {
  readonly row: R
  /** Position on the page, from 0. */
  readonly index: number
  readonly ariaRowIndex: number
  readonly selected: boolean
  /** Text of the dot before the key cell. */
  readonly pointed: string | undefined
  /** Keeps its identity while the range is the same. */
  readonly mark: Mark | undefined
  readonly shape: RowShape<R>
}

function content<R>({ column }: CellSpec<R>, row: R, index: number): ReactNode {
  if (column.render) return column.render(row, index)
  const text = valueText(column, row) || '--'
  if (isFigure(column)) return groupThousands(text)
  return column.kind === 'id' && text !== '--' ? <CopyId id={text} /> : text
}

function Row<R>({ row, index, ariaRowIndex, selected, pointed, mark, shape }: BodyRowProps<R>) {
  const { cells, cut, selects, onOpen } = shape
  return (
    <tr className={selected ? css.selectedRow : css.row} aria-rowindex={ariaRowIndex}>
      {selects && (
        <td className={css.selectCell} aria-colindex={cut ? 1 : undefined}>
          <input
            type="checkbox"
            aria-label={shape.selectLabel(row)}
            checked={selected}
            disabled={shape.isDisabled(row)}
            onChange={(event) => shape.onToggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {cells.map((cell) => {
        if (isGap(cell))
          return <td key={cell.key} colSpan={cell.gap} className={css.spacer} aria-hidden="true" />
        const inside = content(cell, row, index)
        return (
          <td
            key={cell.column.key}
            className={cell.opens && pointed ? `${cell.className} ${css.pointed}` : cell.className}
            style={cell.style}
            title={typeof inside === 'string' && inside.length > 8 ? inside : undefined}
            aria-colindex={cut ? cell.at + 1 + Number(selects) : undefined}
            data-mark={(mark && cell.at >= mark.left && cell.at <= mark.right) || undefined}
          >
            {cell.opens && pointed && <Point label={pointed} />}
            {cell.opens && onOpen ? (
              <button type="button" className={css.open} onClick={() => onOpen(row)}>
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

const Point = ({ label }: { label: string }) => (
  <span className={css.point} role="img" aria-label={label} title={label} />
)

export const BodyRow = memo(Row) as typeof Row
