import { useSyncExternalStore } from 'react'
import type { Column } from '../column.ts'
import type { LaidColumn } from './column-layout.ts'

/** As in data-table.module.css. */
const query = '(max-width: 640px)'

const subscribe = (changed: () => void) => {
  if (typeof matchMedia !== 'function') return () => {}
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches)

/** Widths at which the columns that lead on a phone fit beside each other, in px. */
const most = { key: 140, amount: 102, other: 108 } as const

/**
 * The columns in the order of a phone: the key, the first amount and the columns marked `phone`
 * come first and are narrow enough to be visible together; the others follow by scrolling.
 */
export function phoneColumns<R>(
  visible: readonly LaidColumn<R>[],
  keyColumn: string | undefined,
): LaidColumn<R>[] {
  const key = keyColumn ?? visible[0]?.column.key
  const amount = visible.find(({ column }) => column.kind === 'amount')?.column
  const rankOf = (column: Column<R>) => {
    if (column.key === key) return 0
    if (column === amount && column.phone !== false) return 1
    if (column.phone) return 2
    return column.fixed === 'right' ? 4 : 3
  }
  const widthOf = ({ column, width }: LaidColumn<R>) => {
    const cap = [most.key, most.amount, most.other][rankOf(column)]
    return cap === undefined ? width : Math.min(width, cap)
  }
  return visible
    .map((one) => ({ ...one, width: widthOf(one), sized: one.sized || rankOf(one.column) < 3 }))
    .sort((a, b) => rankOf(a.column) - rankOf(b.column))
}
