import { addressOf, menuQuery } from '@iisp/web/routes/addresses'
import { PageContext } from '@iisp/web/tabs/page-context'
import { dispatchTabs, resetTabs, tabsNow, useTabs } from '@iisp/web/tabs/tabs-store'
import { act } from '@testing-library/react'
import { type ReactNode, useMemo } from 'react'

export interface PageAddress {
  /** The page's path below /iisp, with its query. */
  readonly at?: string
  /** Id of the menu that the page belongs to. */
  readonly menu?: string
}

/** Opens the tab of a page beside home, as the workspace does. Returns its key. */
export function openPageTab({ at = '/page', menu }: PageAddress): string {
  const [path = '', search = ''] = at.split('?')
  const key = menu ?? addressOf(path)
  const query = menu === undefined ? search : menuQuery(menu, search)
  act(() => {
    resetTabs({ path: addressOf('/new-home') })
    const target = { key, path: addressOf(path), query, ...(menu !== undefined && { menu }) }
    dispatchTabs({ type: 'open', tabLimit: 20, target })
  })
  return key
}

export const tabOf = (key: string) => tabsNow().tabs.find((tab) => tab.key === key)

/** Provides the page's own address and renders the page again when that changes. */
export function PageTab({ tabKey, children }: { tabKey: string; children: ReactNode }) {
  const tab = useTabs(({ tabs }) => tabs.find(({ key }) => key === tabKey))
  const { path = '', query = '', life = 0 } = tab ?? {}
  const menuId = new URLSearchParams(query).get('mid')
  const self = useMemo(
    () => ({ key: tabKey, path, query, menuId, life }),
    [tabKey, path, query, menuId, life],
  )
  return <PageContext value={self}>{children}</PageContext>
}
