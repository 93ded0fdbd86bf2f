import type { FirstQuestion, Menu } from '@iisp/contract'
import { translator } from '../i18n/index.ts'
import { type MenuDecision, decideMenu } from '../menus/menu-decision.ts'
import { askingFor } from '../menus/ask-for-menu.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { showMenuNotice } from '../menus/notices.ts'
import { closeMessage, confirm, toast } from '../messages/index.ts'
import { menuPageKey } from '../tabs/tabs-select.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { addressOf, menuQuery } from './addresses.ts'
import { pageAddress } from './address-sync.ts'
import { jumpTo } from './jump.ts'
import { type PageTarget, type TabRow, type WorkspaceParts, lacksMenu } from './workspace-parts.ts'

const t = translator(menuTexts)
type Query = URLSearchParams | string

export interface MenuOpener {
  readonly openMenu: (id: string, query?: Query) => Promise<void>
  readonly openPage: (target: PageTarget) => Promise<void>
  /** Carries out a decision that has been made already. */
  readonly carryOut: (decision: MenuDecision, query: Query) => Promise<void>
}

/** From here on a press seems to have done nothing, in milliseconds. */
const noticeable = 300

/** Waits, and says so once that is noticeable. */
async function shownWait(ready: WorkspaceParts['ready']): Promise<void> {
  let shown: string | undefined
  const timer = setTimeout(() => (shown = toast.loading(t('awaited'))), noticeable)
  await ready()
  clearTimeout(timer)
  if (shown !== undefined) closeMessage(shown)
}

/** Opens menus as `decideMenu` decides, and pages without a menu. */
export function menuOpener(parts: WorkspaceParts, { mayOpen, openTab, showFront }: TabRow): MenuOpener {
  const { ports, settings, facts, ready } = parts

  const openMenuTab = async (menu: Menu, path: string, parent: Menu | null, query: Query) => {
    const search = menuQuery(menu.id, query)
    const key = menuPageKey(tabsNow(), menu.id, search, facts().routeOf(path)?.object)
    if (!(await mayOpen(parent?.id ?? key))) return showFront()
    openTab({
      key,
      menu: menu.id,
      path: addressOf(path),
      query: search,
      menusNew: menu.isNew ? '1' : '0',
      ...(parent && { parent: { key: parent.id } }),
    })
    ports.menuOpened(menu)
  }

  const askFirst = async (menu: Menu, { title, question, to }: FirstQuestion, query: Query) => {
    const { language } = facts()
    const agreed = await confirm({
      title: title[language],
      desc: question[language],
      okText: t('askGo'),
      cancelText: t('askLater'),
    })
    if (agreed) return openPage({ path: to })
    await carryOut(decideMenu(menu.id, { ...facts(), declined: true }), query)
  }

  const carryOut = async (decision: MenuDecision, query: Query): Promise<void> => {
    switch (decision.kind) {
      case 'notice':
        return showMenuNotice(decision.notice, settings, askingFor(decision.menu))
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
        return jumpTo(decision.menu, decision.jump, ports, settings.researchHome)
      case 'open':
        return openMenuTab(decision.menu, decision.path, decision.parent, query)
    }
  }

  const openMenu = async (id: string, query: Query = '') => {
    await shownWait(ready)
    await carryOut(decideMenu(id, facts()), query)
  }

  const openPage = async ({ path, query = {}, title, key }: PageTarget) => {
    await shownWait(ready)
    const search = new URLSearchParams(query)
    const menu = facts().menus?.byPath(path)
    if (menu) return carryOut(decideMenu(menu.id, facts()), search)
    if (lacksMenu(facts(), path)) return showMenuNotice('noPermission', settings)
    if (!facts().serves(path)) return carryOut({ kind: 'wrongPath', path }, '')
    const { oneTab } = facts().routeOf(path) ?? {}
    const tabKey = key ?? (oneTab ? path : pageAddress({ path, query: search.toString() }))
    if (!(await mayOpen(tabKey))) return
    openTab({ key: tabKey, path: addressOf(path), query: search.toString(), ...(title && { title }) })
  }

  return { openMenu, openPage, carryOut }
}
