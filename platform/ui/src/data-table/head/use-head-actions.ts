import { useMemo } from 'react'
import { useLatest } from '../../hooks/index.ts'
import type { HeaderActions } from './HeaderCell.tsx'

/**
 * The actions of the header cells. The object is stable, so that a change of the rows does not rerender the header.
 */
export function useHeadActions(
  actions: Omit<HeaderActions, 'onSort'>,
  page: { readonly toggleSort: HeaderActions['onSort'] },
): HeaderActions {
  const latest = useLatest(page)
  return useMemo(() => ({ ...actions, onSort: (key) => latest.current.toggleSort(key) }), [actions, latest])
}
