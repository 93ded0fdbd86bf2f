export { DataTable } from './DataTable.tsx'
export { useSelection } from './use-selection.ts'
export type { Column, ColumnKind } from './column.ts'
export type { ColumnSetting, ColumnSettings } from './column-layout.ts'
export type {
  DataTableProps,
  Paging,
  ReadAll,
  RowAction,
  Selection,
  TableExport,
  TableViews,
} from './props.ts'
export type { Sort } from './sort.ts'
