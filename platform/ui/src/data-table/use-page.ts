import { useCallback, useMemo, useState } from 'react'
import type { Column } from './column.ts'
import type { DataTableProps, Paging, ReadAll } from './props.ts'
import { nextSort, sortRows, type Sort } from './head/sort.ts'

export interface PageOfRows<R> {
  readonly rows: readonly R[]
  /** False until rows have arrived: how many there are is not known yet. */
  readonly isAnswered: boolean
  readonly sort: Sort | null
  readonly toggleSort: (key: string) => void
  /** Number of rows before the first of this page. */
  readonly before: number
  /** Identifies the page and its sort order. */
  readonly place: string
  /** Number of all rows; -1 if unknown. */
  readonly total: number
  /** There are more rows than `total`. */
  readonly isCapped: boolean
  readonly paging: Exclude<Paging<R>, { mode: 'client' }> | undefined
  /** All loaded rows of all pages, in their order. */
  readonly all: readonly R[]
  readonly readAll: ReadAll<R> | undefined
  /** Sorts rows as selected in the browser. */
  readonly arrange: (rows: readonly R[]) => readonly R[]
}

const noRows: readonly never[] = []

/** The rows to render, sorted and paged in the browser unless the server does it. */
export function usePage<R>(props: DataTableProps<R>, columns: readonly Column<R>[]): PageOfRows<R> {
  const { rows: all = noRows, paging, onSortChange } = props
  const [ownSort, setOwnSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(() => (paging?.mode === 'client' && paging.pageSize) || 20)

  const sort = onSortChange ? (props.sort ?? null) : ownSort
  const arrange = useCallback(
    (some: readonly R[]) => {
      const column = onSortChange || !ownSort ? undefined : columns.find(({ key }) => key === ownSort.key)
      return column && ownSort ? sortRows(some, column, ownSort.order) : some
    },
    [columns, ownSort, onSortChange],
  )
  const sorted = useMemo(() => arrange(all), [arrange, all])

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

  const served = paging && paging.mode !== 'client' ? paging : undefined
  const at = paging?.mode === 'server' ? paging.page : paging?.mode === 'cursor' ? paging.place : current
  return {
    rows,
    isAnswered: props.rows !== undefined,
    sort,
    place: `${at ?? ''} ${sort?.key ?? ''} ${sort?.order ?? ''}`,
    toggleSort: (key) => {
      const next = nextSort(sort, key)
      if (onSortChange) return onSortChange(next)
      setOwnSort(next)
      setPage(1)
    },
    before: paging?.mode === 'server' ? (paging.page - 1) * paging.pageSize : from,
    total: served ? (served.total ?? -1) : sorted.length,
    isCapped: served?.totalCapped ?? false,
    paging: served ?? ownPaging,
    all: sorted,
    readAll: served?.readAll,
    arrange,
  }
}
