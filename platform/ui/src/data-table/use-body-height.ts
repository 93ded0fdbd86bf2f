import { useSyncExternalStore } from 'react'
import type { DataTableProps } from './props.ts'

/** Space taken above and below the body of a table, by heightType (px). */
const offsets = { 1: 164, 2: 202, 3: 240, 4: 124 } as const
const least = 200

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const still = () => () => {}

/** Height of a table's body in px; undefined if the page or the content decides. */
export function useBodyHeight(type: NonNullable<DataTableProps<unknown>['heightType']>): number | undefined {
  const byWindow = typeof type === 'number'
  const windowHeight = useSyncExternalStore(byWindow ? subscribe : still, () =>
    byWindow ? window.innerHeight : 0,
  )
  return byWindow ? Math.max(least, windowHeight - offsets[type]) : undefined
}
