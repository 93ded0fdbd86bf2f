export { DataTable } from './DataTable.tsx'
export { useSelection } from './selection/use-selection.ts'
export type { Column } from './column.ts'
export type { ColumnSettings } from './columns/column-layout.ts'
export type {
  DataTableProps,
  Paging,
  ReadAll,
  RowAction,
  Selection,
  TableExport,
  TableViews,
} from './props.ts'
export type { Sort } from './head/sort.ts'
