import { useCallback, useEffect, useId, useMemo } from 'react'
import { usePage } from './page-context.ts'
import { markUnsaved } from './unsaved.ts'
import { dispatchTabs } from './tabs-store.ts'

export interface PageLocation {
  /** Full path with /iisp. */
  readonly path: string
  readonly query: URLSearchParams
  /** Changes the page's query but keeps the menu id. With `push` the back key returns to the previous query. */
  readonly setQuery: (query: URLSearchParams, options?: { readonly push?: boolean }) => void
}

/** The page's own address, even while another tab is in front. */
export function usePageLocation(): PageLocation {
  const { key, path, query, menuId } = usePage()
  const setQuery = useCallback(
    (next: URLSearchParams, { push = false }: { readonly push?: boolean } = {}) => {
      const kept = new URLSearchParams(next)
      if (menuId !== null) kept.set('mid', menuId)
      dispatchTabs({ type: 'query', page: key, query: kept.toString(), push })
    },
    [key, menuId],
  )
  return useMemo(() => ({ path, query: new URLSearchParams(query), setQuery }), [path, query, setQuery])
}

/** One parameter of the page's address and its setter; null if it is missing. The back key undoes a change. */
export function useAddressParam(name: string) {
  const { query, setQuery } = usePageLocation()
  const set = (value: string | null) => {
    const next = new URLSearchParams(query)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setQuery(next, { push: value !== null })
  }
  return [query.get(name), set] as const
}

/** Sets the title of the page's tab. '' restores the menu's name. */
export function usePageTitle(title: string): void {
  const { key } = usePage()
  useEffect(() => dispatchTabs({ type: 'title', page: key, title }), [key, title])
}

/**
 * While `dirty`, the tab shows a dot and is not closed, dropped or reloaded without asking. `draft` is the name under
 * which the input is stored: it is deleted if the person then discards the input.
 */
export function useUnsaved(dirty: boolean, draft = ''): void {
  const { key, life } = usePage()
  const holder = useId()
  useEffect(() => markUnsaved({ key, life }, holder, dirty, draft), [key, life, holder, dirty, draft])
}
