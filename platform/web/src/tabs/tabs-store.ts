import { create } from 'zustand'
import { openState, type Tab, type TabsState } from './tab.ts'
import { tabsReducer, type TabsAction } from './tabs-reducer.ts'
import { activeTab } from './tabs-select.ts'

/** The tabs of the window. Read them again after every dialog, because they may have changed meanwhile. */
export const useTabs = create<TabsState>(() => openState({ path: '/iisp/new-home' }))

export const tabsNow = (): TabsState => useTabs.getState()

export function dispatchTabs(action: TabsAction): void {
  const state = tabsNow()
  const next = tabsReducer(state, action)
  if (next !== state) useTabs.setState(next, true)
}

/** Whether the person is choosing the page to show beside the one in front. */
export const useBesideChoice = create<{ readonly open: boolean }>(() => ({ open: false }))

/** Closes everything but home, after a sign-in or a switch of person. */
export const resetTabs = (home: { path: string; title?: string }): void =>
  useTabs.setState(openState(home, tabsNow().tick + 1), true)

export const useActiveTab = (): Tab => useTabs(activeTab)
