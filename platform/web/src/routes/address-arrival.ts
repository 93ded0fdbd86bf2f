import type { Menu } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { translator } from '../i18n/index.ts'
import { decideMenu } from '../menus/menu-decision.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { showMenuNotice } from '../menus/notices.ts'
import { notify } from '../messages/index.ts'
import { homeKey, type Page } from '../tabs/tab.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { dispatchTabs, tabsNow } from '../tabs/tabs-store.ts'
import { addressOf, parseAddress } from './addresses.ts'
import { pageAddress } from './address-sync.ts'
import { homePath, isHomePath, mayVisitHome } from './home-paths.ts'
import type { MenuOpener } from './menu-opener.ts'
import { go } from './navigation.ts'
import { isOwnWindow } from './role-window.ts'
import { useShellView } from './shell-view.ts'
import { type WorkspaceParts, lacksMenu } from './workspace-parts.ts'

const t = translator(menuTexts)

export interface AddressArrival {
  /**
   * Shows the page of an address that was typed, followed as a link, or reached by back and
   * forward.
   */
  readonly arrive: (pathname: string, search: string) => Promise<void>
  readonly goHome: () => void
}

export function addressArrival(
  { settings, facts, ready }: WorkspaceParts,
  { openPage, carryOut }: MenuOpener,
): AddressArrival {
  const goHome = () => {
    const { profile } = facts()
    if (profile) showHome(homePath(profile))
  }

  const arriveAtMenu = async (menu: Menu, query: string) => {
    const decision = decideMenu(menu.id, facts())
    if (decision.kind === 'notice' && decision.notice === 'noPermission')
      return go('/iisp/403', { replace: true })
    // notices, questions and jumps open no page, so the address leaves the menu's path
    if (decision.kind !== 'open') goHome()
    await carryOut(decision, query)
  }

  const arriveAtPage = async (path: string, query: string, profile: Profile, menus: MenuIndex) => {
    if (isHomePath(path))
      return mayVisitHome(path, profile, menus) ? showHome(path) : go('/iisp/403', { replace: true })
    // until a side is chosen there are no menus; the choice arrives here again
    if (profile.managerType === 0) return
    if (profile.managerType === 2 && !isOwnWindow()) {
      notify({ type: 'warning', title: t('otherWindow'), duration: 0 })
      return goHome()
    }
    const id = new URLSearchParams(query).get('mid')
    const menu = id === null ? menus.byPath(path) : menus.byId(id)
    if (menu) return arriveAtMenu(menu, query)
    if (lacksMenu(facts(), path)) return go('/iisp/403', { replace: true })
    if (id !== null) {
      showMenuNotice('missing', settings)
      return goHome()
    }
    if (!facts().serves(path)) return useShellView.setState({ error: '404' })
    await openPage({ path, query: new URLSearchParams(query) })
  }

  const arrive = async (pathname: string, search: string) => {
    const target = parseAddress(pathname, search)
    useShellView.setState({ error: target.kind === 'error' ? target.error : null })
    if (target.kind === 'refresh') return go(target.to, { replace: true })
    if (target.kind === 'home') return goHome()
    if (target.kind !== 'page') return
    if (showOpenPage(pathname, search, target.query)) return
    await ready()
    // the tab of the address may have come back with the others
    if (showOpenPage(pathname, search, target.query)) return
    const { profile, menus } = facts()
    if (!profile || !menus) return showMenuNotice('notReady', settings)
    await arriveAtPage(target.path, target.query, profile, menus)
  }

  return { arrive, goHome }
}

function showHome(path: string): void {
  dispatchTabs({ type: 'home', path: addressOf(path), query: '', title: '' })
  useShellView.setState({ error: null })
  go(addressOf(path), { replace: true })
}

/** Whether a tab shows this address already, or the page in front has it with another query; brings it up. */
function showOpenPage(pathname: string, search: string, query: string): boolean {
  const open = openPageAt(pathname + search)
  if (open) {
    dispatchTabs({ type: 'activate', ...open })
    return true
  }
  const front = activePage(tabsNow())
  if (!isSamePage(front, pathname, query)) return false
  dispatchTabs({ type: 'query', page: front.key, query })
  return true
}

/** Whether the address is the page's own with another query, as the back key brings it. */
const isSamePage = (page: Page, pathname: string, query: string): boolean => {
  const menuId = new URLSearchParams(query).get('mid')
  return page.path === pathname && menuId !== null && menuId === new URLSearchParams(page.query).get('mid')
}

/** The open tab, and sub-tab, with exactly this address. */
function openPageAt(address: string): { key: string; sub?: string } | null {
  for (const tab of tabsNow().tabs) {
    if (tab.sub.length === 0 && tab.key !== homeKey && pageAddress(tab) === address) return { key: tab.key }
    const sub = tab.sub.find((page) => pageAddress(page) === address)
    if (sub) return { key: tab.key, sub: sub.key }
  }
  return null
}
