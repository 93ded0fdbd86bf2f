import { useEffect } from 'react'
import { firstPaint } from '../loader/first-paint.ts'
import type { Page, TabsState } from '../tabs/tab.ts'
import { activePage, pagesOf } from '../tabs/tabs-select.ts'
import { tabsNow, useTabs } from '../tabs/tabs-store.ts'
import { addressNow, go } from './navigation.ts'
import { type RouterAddress, useRouterState } from './router-state.ts'

export const pageAddress = ({ path, query }: Pick<Page, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`

/**
 * Keeps the address equal to the address of the front page. A page that comes to the front sets the
 * address; any other address (typed, a link, back and forward) is passed to `arrive`.
 */
export function useAddressSync(arrive: (pathname: string, search: string) => void | Promise<void>): void {
  useEffect(() => {
    const follow = (address: RouterAddress | null) => {
      if (address === null) return
      const { pathname, search } = address
      if (pageAddress(activePage(tabsNow())) !== pathname + search) void arrive(pathname, search)
    }
    const start = () => follow(useRouterState.getState().address)
    const held = firstPaint()
    if (held) void held.then(start)
    else start()
    return useRouterState.subscribe(({ address }, before) => {
      if (address !== before.address) follow(address)
    })
  }, [arrive])
  useEffect(() => useTabs.subscribe(writeAddress), [])
}

function writeAddress(state: TabsState, before: TabsState): void {
  const front = activePage(state)
  const former = activePage(before)
  if (pageAddress(front) === pageAddress(former)) return
  const stays = state.tabs.flatMap(pagesOf).some((page) => page.key === former.key)
  const isRenewed = front.key === former.key && state.step === before.step
  // the back key must not lead to a page that was closed or whose address has been replaced
  const replace = !stays || isRenewed || addressNow() !== pageAddress(former)
  go(pageAddress(front), { replace })
}
