import { useUiText } from '../locale/index.ts'
import type { CellSpec } from './cells.ts'
import css from './data-table.module.css'
import { HeaderCell, type HeaderCellProps } from './HeaderCell.tsx'
import { texts } from './texts.ts'

interface TableHeadProps<R> extends Pick<HeaderCellProps<R>, 'sort' | 'onSort' | 'onResize' | 'onMove'> {
  readonly cells: readonly CellSpec<R>[]
  readonly widths: readonly number[]
  readonly hasActions: boolean
  /** undefined: rows cannot be selected. */
  readonly pageSelection: 'all' | 'some' | 'none' | undefined
  readonly onSelectPage: (select: boolean) => void
}

export function TableHead<R>({
  cells,
  widths,
  hasActions,
  pageSelection,
  onSelectPage,
  ...head
}: TableHeadProps<R>) {
  const text = useUiText(texts)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {pageSelection && (
          <th scope="col" className={css.selectHead}>
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
        {cells.map((cell, index) => (
          <HeaderCell key={cell.column.key} cell={cell} width={widths[index] ?? 0} {...head} />
        ))}
        {hasActions && (
          <th scope="col" className={css.actionsHead}>
            {text.rowActions}
          </th>
        )}
      </tr>
    </thead>
  )
}
