import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Page, TabsState } from '../tabs/tab.ts'
import { activePage, pagesOf } from '../tabs/tabs-select.ts'
import { tabsNow, useTabs } from '../tabs/tabs-store.ts'
import { addressNow, go } from './navigation.ts'

export const pageAddress = ({ path, query }: Pick<Page, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`

/**
 * Keeps the address and the page in front the same. The workspace leads: whatever comes to the front writes its
 * address; an address that did not come from there (typed, a link, back and forward) is handed to `arrive`.
 */
export function useAddressSync(arrive: (pathname: string, search: string) => void | Promise<void>): void {
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    if (pageAddress(activePage(tabsNow())) !== pathname + search) void arrive(pathname, search)
    // `key`: the same address twice is two arrivals
  }, [pathname, search, key, arrive])
  useEffect(() => useTabs.subscribe(writeAddress), [])
}

function writeAddress(state: TabsState, before: TabsState): void {
  const front = activePage(state)
  const former = activePage(before)
  if (pageAddress(front) === pageAddress(former)) return
  const stays = state.tabs.flatMap(pagesOf).some((page) => page.key === former.key)
  const isRenewed = front.key === former.key && state.step === before.step
  // the back key must not lead to a page that is gone, renewed, or was only arrived at
  const replace = !stays || isRenewed || addressNow() !== pageAddress(former)
  go(pageAddress(front), { replace })
}
