import type { FirstQuestion, Menu } from '@iisp/contract'
import { translator, type Locale } from '../i18n/index.ts'
import { confirm, notify } from '../messages/index.ts'
import { decideMenu, type MenuDecision, type MenuFacts } from '../menus/menu-decision.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { showMenuNotice } from '../menus/notices.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import type { PortalParts } from '../ports.ts'
import { homeKey, type Page } from '../tabs/tab.ts'
import { tabCommands } from '../tabs/tab-commands.ts'
import type { TabCommands } from '../tabs/TabBar.tsx'
import { pageTitle } from '../tabs/tab-title.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { dispatchTabs, tabsNow } from '../tabs/tabs-store.ts'
import { addressOf, menuQuery, parseAddress } from './addresses.ts'
import { pageAddress } from './address-sync.ts'
import { homePath, isHomePath, mayVisitHome } from './home-paths.ts'
import { isOwnWindow } from './role-window.ts'
import { go } from './navigation.ts'
import { useShellView } from './shell-view.ts'

const t = translator(menuTexts)

/** What the workspace looks at; always the newest. */
export interface WorkspaceFacts extends Omit<MenuFacts, 'profile' | 'declined'> {
  readonly profile: Profile | null
  readonly language: Locale
}
export interface WorkspaceParts extends Pick<PortalParts, 'ports' | 'settings'> {
  readonly facts: () => WorkspaceFacts
  /** Resolves when profile and menus are there, at the latest after 10 s. */
  readonly ready: () => Promise<void>
  /** Makes the data of a page stale before it is drawn anew. */
  readonly refetch: () => void
  readonly homeTitle: () => string
}

/** A page to open that need not belong to a menu. */
export interface PageTarget {
  /** Path below /iisp. */
  readonly path: string
  readonly query?: URLSearchParams | Record<string, string>
  readonly title?: string
  /** Pages with the same key share a tab; the default is path and query. */
  readonly key?: string
}

export interface Workspace {
  readonly commands: TabCommands
  readonly title: (page: Page) => string
  readonly openMenu: (id: string, query?: URLSearchParams | string) => Promise<void>
  readonly openPage: (target: PageTarget) => Promise<void>
  /** An address that did not come from a tab. */
  readonly arrive: (pathname: string, search: string) => Promise<void>
  readonly goHome: () => void
}

export function createWorkspace(parts: WorkspaceParts): Workspace {
  const { ports, settings, facts, ready } = parts
  const title = (page: Page) => pageTitle(page, facts().menus, facts().language, parts.homeTitle())
  /** Puts the front page's address back, as after an error view over the same tab. */
  const front = () => {
    useShellView.setState({ error: null })
    go(pageAddress(activePage(tabsNow())))
  }
  const { mayOpen, ...commands } = tabCommands({ title, refetch: parts.refetch, shown: front })

  const openTab = async (menu: Menu, path: string, parent: Menu | null, query: URLSearchParams | string) => {
    if (!(await mayOpen(parent?.id ?? menu.id, settings.tabLimit))) return front()
    dispatchTabs({
      type: 'open',
      tabLimit: settings.tabLimit,
      target: {
        key: menu.id,
        menu: menu.id,
        path: addressOf(path),
        query: menuQuery(menu.id, query),
        menusNew: menu.isNew ? '1' : '0',
        ...(parent && { parent: { key: parent.id } }),
      },
    })
    front()
    ports.menuOpened(menu)
  }

  const carryOut = async (decision: MenuDecision, query: URLSearchParams | string): Promise<void> => {
    switch (decision.kind) {
      case 'notice':
        return showMenuNotice(decision.notice, settings)
      case 'ask':
        return askFirst(decision.menu, decision.question, query)
      case 'wrongPath': {
        const desc = t('wrongPath', { path: decision.path })
        await confirm({ title: t('wrongPathTitle'), desc, okText: t('confirm') })
        return
      }
      case 'newWindow':
        window.open(`${decision.address}?${menuQuery(decision.menu.id)}`, '_blank', 'noopener')
        return
      case 'jump':
        return decision.way === 3 && ports.tokenJump ? ports.tokenJump(decision.menu) : jump(decision.menu)
      case 'open':
        return openTab(decision.menu, decision.path, decision.parent, query)
    }
  }

  const jump = async (menu: Menu) => {
    // opened before the address is known: a window that opens later counts as a pop-up
    const target = window.open('about:blank', '_blank')
    if (target) target.opener = null
    try {
      if (!ports.jumpUrl) throw new Error('no way to other platforms')
      const url = await ports.jumpUrl(menu)
      if (target) target.location.replace(url)
      else window.location.assign(url)
    } catch {
      target?.close()
      notify({ type: 'warning', title: t('jumpFailed') })
    }
  }

  const askFirst = async (
    menu: Menu,
    { title: asked, question, to }: FirstQuestion,
    query: URLSearchParams | string,
  ) => {
    const { language } = facts()
    const goes = await confirm({
      title: asked[language],
      desc: question[language],
      okText: t('askGo'),
      cancelText: t('askLater'),
    })
    if (goes) return openPage({ path: to })
    await carryOut(decideMenu(menu.id, { ...facts(), declined: true }), query)
  }

  const openMenu = async (id: string, query: URLSearchParams | string = '') => {
    await ready()
    await carryOut(decideMenu(id, facts()), query)
  }

  const openPage = async ({ path, query = {}, title: name, key }: PageTarget) => {
    await ready()
    const search = new URLSearchParams(query)
    const menu = facts().menus?.byPath(path)
    if (menu) return carryOut(decideMenu(menu.id, facts()), search)
    if (!facts().serves(path)) return carryOut({ kind: 'wrongPath', path }, '')
    const tabKey = key ?? pageAddress({ path, query: search.toString() })
    if (!(await mayOpen(tabKey, settings.tabLimit))) return
    dispatchTabs({
      type: 'open',
      tabLimit: settings.tabLimit,
      target: { key: tabKey, path: addressOf(path), query: search.toString(), ...(name && { title: name }) },
    })
    front()
  }

  const showHome = (path: string) => {
    dispatchTabs({ type: 'home', path: addressOf(path), query: '', title: '' })
    useShellView.setState({ error: null })
    go(addressOf(path), { replace: true })
  }
  const goHome = () => {
    const { profile } = facts()
    if (profile) showHome(homePath(profile))
  }

  /** A menu asked for by address: what a click only says leads away from the address here. */
  const arriveAtMenu = async (menu: Menu, query: string) => {
    const decision = decideMenu(menu.id, facts())
    if (decision.kind === 'notice' && decision.notice === 'noPermission')
      return go('/iisp/403', { replace: true })
    if (decision.kind !== 'open') goHome()
    await carryOut(decision, query)
  }

  const arrive = async (pathname: string, search: string) => {
    const target = parseAddress(pathname, search)
    useShellView.setState({ error: target.kind === 'error' ? target.error : null })
    if (target.kind === 'refresh') return go(target.to, { replace: true })
    if (target.kind === 'home') return goHome()
    if (target.kind !== 'page') return
    const open = openPageAt(pathname + search)
    if (open) return dispatchTabs({ type: 'activate', ...open })
    const shown = activePage(tabsNow())
    if (isSamePage(shown, pathname, target.query))
      return dispatchTabs({ type: 'query', page: shown.key, query: target.query })
    await ready()
    const { profile, menus, serves } = facts()
    if (!profile || !menus) return showMenuNotice('notReady', settings)
    if (isHomePath(target.path))
      return mayVisitHome(target.path, profile) ? showHome(target.path) : go('/iisp/403', { replace: true })
    if (profile.managerType === 2 && !isOwnWindow()) {
      notify({ type: 'warning', title: t('otherWindow'), duration: 0 })
      return goHome()
    }
    const id = new URLSearchParams(target.query).get('mid')
    const menu = id === null ? menus.byPath(target.path) : menus.byId(id)
    if (menu) return arriveAtMenu(menu, target.query)
    if (id !== null) {
      showMenuNotice('missing', settings)
      return goHome()
    }
    if (!serves(target.path)) return useShellView.setState({ error: '404' })
    await openPage({ path: target.path, query: new URLSearchParams(target.query) })
  }

  return { commands, title, openMenu, openPage, arrive: (path, search) => arrive(path, search), goHome }
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
