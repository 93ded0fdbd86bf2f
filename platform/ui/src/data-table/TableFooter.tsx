import type { ReactNode } from 'react'
import { CursorPagination, Pagination } from '../pagination/index.ts'
import css from './data-table.module.css'
import type { Selection } from './props.ts'
import { SelectionTray } from './selection/SelectionTray.tsx'
import type { PageOfRows } from './use-page.ts'

interface TableFooterProps<R> {
  readonly page: PageOfRows<R>
  readonly selection: Selection<R> | undefined
  readonly summary: ReactNode
}

export function TableFooter<R>({ page, selection, summary }: TableFooterProps<R>) {
  const { paging } = page
  if (!paging && !selection && !summary) return null
  return (
    <div className={css.footer}>
      <div>{selection && selection.selected.size > 0 ? <SelectionTray {...selection} /> : summary}</div>
      {paging?.mode === 'server' && (
        <Pagination sizes="configurable" {...paging} total={page.isAnswered ? paging.total : undefined} />
      )}
      {paging?.mode === 'cursor' && (
        <CursorPagination {...paging} shown={page.isAnswered ? page.rows.length : undefined} />
      )}
    </div>
  )
}
