import { type ColumnSettings, layColumns } from '../data-table/columns/column-layout.ts'
import type { Column } from '../data-table/index.ts'

/** The columns that a table shows now, in its order: what an export of it holds. */
export const shownColumns = <R>(
  columns: readonly Column<R>[],
  settings: ColumnSettings = [],
): { key: string; title: string }[] =>
  layColumns(columns, settings)
    .filter(({ visible }) => visible)
    .map(({ column }) => ({ key: column.key, title: column.title }))
