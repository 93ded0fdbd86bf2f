import type { Menu } from '@iisp/contract'
import { menuOf } from '../tabs/tab.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { menusNow } from './portal-state.ts'

/** The menu of the page in front; undefined outside menus. */
export const menuInFront = (): Menu | undefined => menusNow()?.byId(menuOf(activePage(tabsNow())))
