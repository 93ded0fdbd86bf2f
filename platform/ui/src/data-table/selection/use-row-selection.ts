import { useCallback, useRef } from 'react'
import { useLatest } from '../../hooks/index.ts'
import type { Selection } from '../props.ts'

export interface RowSelection<R> {
  readonly page: 'all' | 'some' | 'none' | undefined
  readonly onSelectPage: (select: boolean) => void
  /** `range` selects everything between the last clicked row and this one. */
  readonly onToggle: (row: R, range: boolean) => void
}

/** Checkboxes of one page for a selection across all pages. */
export function useRowSelection<R>(
  selection: Selection<R> | undefined,
  rows: readonly R[],
  rowKey: (row: R) => string,
): RowSelection<R> {
  const latest = useLatest({ selection, rows, rowKey })
  const anchor = useRef<string | null>(null)

  const set = useCallback(
    (touched: readonly R[], select: boolean) => {
      const { selection: now, rowKey: keyOf } = latest.current
      if (!now) return
      const next = new Map(now.selected)
      for (const row of touched) {
        if (now.isDisabled?.(row)) continue
        if (select) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      now.onChange(next)
    },
    [latest],
  )
  const onToggle = useCallback(
    (row: R, range: boolean) => {
      const { selection: now, rows: page, rowKey: keyOf } = latest.current
      const key = keyOf(row)
      const to = page.indexOf(row)
      const from = range ? page.findIndex((other) => keyOf(other) === anchor.current) : -1
      anchor.current = key
      const touched = from < 0 ? [row] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
      set(touched, !now?.selected.has(key))
    },
    [latest, set],
  )
  const onSelectPage = useCallback((select: boolean) => set(latest.current.rows, select), [latest, set])

  return { page: selection && pageState(selection, rows, rowKey), onSelectPage, onToggle }
}

/** Selection state of a page. Stops as soon as the answer is known. */
function pageState<R>(
  { selected, isDisabled }: Selection<R>,
  rows: readonly R[],
  rowKey: (row: R) => string,
): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none'
  let chosen = false
  let left = false
  for (const row of rows) {
    if (isDisabled?.(row)) continue
    if (selected.has(rowKey(row))) chosen = true
    else left = true
    if (chosen && left) return 'some'
  }
  return chosen ? 'all' : 'none'
}
