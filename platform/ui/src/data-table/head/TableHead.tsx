import { useUiText } from '../../locale/index.ts'
import { isGap, type Drawn } from '../rows/cells.ts'
import css from '../data-table.module.css'
import { HeaderCell, type HeaderActions } from './HeaderCell.tsx'
import type { Sort } from './sort.ts'
import { texts } from '../texts.ts'

interface TableHeadProps<R> {
  readonly cells: readonly Drawn<R>[]
  /** Only some columns are rendered. */
  readonly cut: boolean
  /** Widths of all visible columns. */
  readonly widths: readonly number[]
  readonly sort: Sort | null
  readonly hasActions: boolean
  /** undefined if rows cannot be selected. */
  readonly pageSelection: 'all' | 'some' | 'none' | undefined
  readonly onSelectPage: (select: boolean) => void
  readonly actions: HeaderActions
}

export function TableHead<R>(props: TableHeadProps<R>) {
  const { cells, cut, widths, sort, hasActions, pageSelection, onSelectPage, actions } = props
  const text = useUiText(texts)
  const first = pageSelection ? 2 : 1
  const firstCell = cells.find((cell) => !isGap(cell))
  return (
    <thead>
      <tr aria-rowindex={1}>
        {pageSelection && (
          <th scope="col" className={css.selectHead} aria-colindex={cut ? 1 : undefined}>
            <input
              type="checkbox"
              aria-label={text.selectPage}
              checked={pageSelection === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = pageSelection === 'some'
              }}
              onChange={() => onSelectPage(pageSelection !== 'all')}
            />
          </th>
        )}
        {cells.map((cell) =>
          isGap(cell) ? (
            <td key={cell.key} colSpan={cell.gap} className={css.headGap} aria-hidden="true" />
          ) : (
            <HeaderCell
              key={cell.column.key}
              cell={cell}
              width={widths[cell.at] ?? 0}
              order={sort?.key === cell.column.key ? sort.order : undefined}
              colIndex={cut ? cell.at + first : undefined}
              isFirst={cell === firstCell}
              actions={actions}
            />
          ),
        )}
        {hasActions && (
          <th scope="col" className={css.actionsHead}>
            {text.rowActions}
          </th>
        )}
      </tr>
    </thead>
  )
}
