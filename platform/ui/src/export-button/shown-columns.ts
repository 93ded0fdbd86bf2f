import { type ColumnSettings, layColumns } from '../data-table/columns/column-layout.ts'
import type { Column } from '../data-table/index.ts'

/** The visible columns of a table in their order, as used by an export. */
export const shownColumns = <R>(
  columns: readonly Column<R>[],
  settings: ColumnSettings = [],
): { key: string; title: string }[] =>
  layColumns(columns, settings)
    .filter(({ visible }) => visible)
    .map(({ column }) => ({ key: column.key, title: column.title }))
