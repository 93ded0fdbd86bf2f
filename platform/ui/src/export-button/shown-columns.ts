import { type ColumnSettings, layColumns } from '../data-table/columns/column-layout.ts'
import type { Column } from '../data-table/index.ts'

/** The keys of the visible columns of a table in their order, as used by an export. */
export const shownColumns = <R>(columns: readonly Column<R>[], settings: ColumnSettings = []): string[] =>
  layColumns(columns, settings)
    .filter(({ visible }) => visible)
    .map(({ column }) => column.key)
