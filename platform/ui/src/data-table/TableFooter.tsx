import { CursorPagination, Pagination } from '../pagination/index.ts'
import css from './data-table.module.css'
import type { Selection } from './props.ts'
import { SelectionTray } from './selection/SelectionTray.tsx'
import type { PageOfRows } from './use-page.ts'

interface TableFooterProps<R> {
  readonly page: PageOfRows<R>
  readonly selection: Selection<R> | undefined
  readonly loading: boolean | undefined
}

export function TableFooter<R>({ page, selection, loading }: TableFooterProps<R>) {
  const { paging } = page
  if (!paging && !selection) return null
  return (
    <div className={css.footer}>
      <div>{selection && <SelectionTray {...selection} />}</div>
      {paging?.mode === 'server' && <Pagination sizes="configurable" {...paging} disabled={loading} />}
      {paging?.mode === 'cursor' && (
        <CursorPagination {...paging} shown={page.rows.length} disabled={loading} />
      )}
    </div>
  )
}
