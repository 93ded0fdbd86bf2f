import { useMemo, useState } from 'react'
import type { Column } from './column.ts'
import type { DataTableProps, Paging } from './props.ts'
import { nextSort, sortRows, type Sort } from './sort.ts'

export interface PageOfRows<R> {
  readonly rows: readonly R[]
  readonly sort: Sort | null
  readonly toggleSort: (key: string) => void
  /** How many rows stand before the first of this page. */
  readonly before: number
  /** Names the page and its order. */
  readonly place: string
  /** All rows, -1 where nobody knows. */
  readonly total: number
  readonly paging: Exclude<Paging, { mode: 'client' }> | undefined
}

const noRows: readonly never[] = []

/** The rows to draw: sorted and cut here, unless the server did it. */
export function usePage<R>(props: DataTableProps<R>, columns: readonly Column<R>[]): PageOfRows<R> {
  const { rows: all = noRows, paging, onSortChange } = props
  const [ownSort, setOwnSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(() => (paging?.mode === 'client' && paging.pageSize) || 20)

  const sort = onSortChange ? (props.sort ?? null) : ownSort
  const sorted = useMemo(() => {
    const column = onSortChange || !ownSort ? undefined : columns.find(({ key }) => key === ownSort.key)
    return column && ownSort ? sortRows(all, column, ownSort.order) : all
  }, [all, columns, ownSort, onSortChange])

  const cutHere = paging?.mode === 'client'
  const last = Math.max(1, Math.ceil(sorted.length / pageSize))
  const current = Math.min(page, last)
  const from = cutHere ? (current - 1) * pageSize : 0
  const rows = useMemo(
    () => (cutHere ? sorted.slice(from, from + pageSize) : sorted),
    [cutHere, sorted, from, pageSize],
  )
  const ownPaging: PageOfRows<R>['paging'] = cutHere
    ? {
        mode: 'server',
        page: current,
        pageSize,
        total: sorted.length,
        ...(paging.sizes !== undefined && { sizes: paging.sizes }),
        onChange: (to, size) => {
          setPage(to)
          setPageSize(size)
        },
      }
    : undefined

  const at = paging?.mode === 'server' ? paging.page : paging?.mode === 'cursor' ? paging.place : current
  return {
    rows,
    sort,
    place: `${at ?? ''} ${sort?.key ?? ''} ${sort?.order ?? ''}`,
    toggleSort: (key) => {
      const next = nextSort(sort, key)
      if (onSortChange) return onSortChange(next)
      setOwnSort(next)
      setPage(1)
    },
    before: paging?.mode === 'server' ? (paging.page - 1) * paging.pageSize : from,
    total: paging && paging.mode !== 'client' ? (paging.total ?? -1) : sorted.length,
    paging: paging?.mode === 'client' ? ownPaging : paging,
  }
}
