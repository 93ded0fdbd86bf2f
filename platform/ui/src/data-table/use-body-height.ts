import { useSyncExternalStore } from 'react'
import type { DataTableProps } from './props.ts'

/** What stands above and below the body of a table, by heightType (px). */
const offsets = { 1: 164, 2: 202, 3: 240, 4: 124 } as const
const least = 200

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Height of a table's body in px, undefined where it grows with its content. */
export function useBodyHeight(type: NonNullable<DataTableProps<unknown>['heightType']>): number | undefined {
  const windowHeight = useSyncExternalStore(subscribe, () => window.innerHeight)
  return type === 'content' ? undefined : Math.max(least, windowHeight - offsets[type])
}
