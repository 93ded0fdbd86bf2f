import { useMemo } from 'react'
import { useLatest } from '../../hooks/index.ts'
import { useUiText } from '../../locale/index.ts'
import type { Columns } from '../columns/use-columns.ts'
import type { DataTableProps } from '../props.ts'
import { texts } from '../texts.ts'
import type { RowShape } from './BodyRow.tsx'

/**
 * Properties that all rows share. Keeps its identity while the columns do, so that rendering the
 * page again does not rerender rows.
 */
export function useRowShape<R>(
  { selection, onRowOpen, rowActions }: DataTableProps<R>,
  { cells, cut }: Pick<Columns<R>, 'cells' | 'cut'>,
  onToggle: RowShape<R>['onToggle'],
): RowShape<R> {
  const { selectRow } = useUiText(texts)
  const latest = useLatest({ selection, onRowOpen, rowActions, selectRow })
  const selects = selection !== undefined
  const opens = onRowOpen !== undefined
  const acts = rowActions !== undefined
  return useMemo<RowShape<R>>(
    () => ({
      cells,
      cut,
      selects,
      selectLabel: (row) => latest.current.selectRow(latest.current.selection?.nameOf(row) ?? ''),
      isDisabled: (row) => latest.current.selection?.isDisabled?.(row) ?? false,
      onToggle,
      onOpen: opens ? (row) => latest.current.onRowOpen?.(row) : undefined,
      // the ref has what this render brings only after it
      actions: acts ? (row) => (latest.current.rowActions ?? rowActions)?.(row) ?? [] : undefined,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the newest rowActions are in `latest`
    [cells, cut, selects, opens, acts, onToggle, latest],
  )
}
