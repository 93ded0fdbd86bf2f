import type { Columns } from './columns/use-columns.ts'
import { Notice } from './Notice.tsx'
import { PrintedNote, PrintProgress } from './printing/PrintNotes.tsx'
import type { Print } from './printing/use-print.ts'
import type { DataTableProps } from './props.ts'
import { TableToolbar } from './TableToolbar.tsx'
import type { PageOfRows } from './use-page.ts'

interface Props<R> {
  readonly props: DataTableProps<R>
  readonly columns: Columns<R>
  readonly page: PageOfRows<R>
  readonly print: Print<R>
  /** The table has no rows to show. */
  readonly blank: boolean
}

/** Everything above the rows: toolbar, printing, and an error while older rows are still shown. */
export function TableTop<R>({ props, columns, page, print, blank }: Props<R>) {
  const canExport = props.canExport === true || props.onExport !== undefined
  return (
    <>
      <TableToolbar
        props={props}
        settings={columns.settings}
        shown={columns.visible}
        sort={page.sort}
        onPrint={print.print}
      />
      <PrintProgress print={print} page={page} />
      {print.printing && !blank && <PrintedNote print={print} page={page} canExport={canExport} />}
      {props.error && !blank && <Notice rows={props.rows} error={props.error} />}
    </>
  )
}
