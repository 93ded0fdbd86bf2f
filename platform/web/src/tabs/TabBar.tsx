import { useCallback, useEffect, useMemo, useRef, useState, type RefObject, type WheelEvent } from 'react'
import { MenuList } from '../frame/menu-list/MenuList.tsx'
import { useText } from '../i18n/index.ts'
import { homeKey, type Page } from './tab.ts'
import { BesideChoice } from './BesideChoice.tsx'
import { isDirty, keysToClose, shownPair, type CloseWhich } from './tabs-select.ts'
import { frontPage, lastClosed } from './tabs-reducer.ts'
import { dispatchTabs, tabsNow, useTabs } from './tabs-store.ts'
import { TabItem } from './TabItem.tsx'
import { tabTexts } from './tab-texts.ts'
import css from './tab-bar.module.css'

/**
 * A person's commands for tabs. Commands that would lose input ask first. Identities do not change.
 */
export interface TabCommands {
  readonly activate: (key: string, sub?: string) => void
  readonly close: (key: string, which: CloseWhich) => void | Promise<void>
  readonly closeSub: (key: string, sub: string) => void | Promise<void>
  readonly reload: (key: string) => void | Promise<void>
  /** Shows a page beside the one in front; without a key the person chooses it. */
  readonly beside: (page?: string) => void
  /** Shows the page in front alone again. */
  readonly apart: () => void
  /** Opens the tab closed last. */
  readonly reopen: () => void | Promise<void>
}

const ways: readonly CloseWhich[] = ['self', 'others', 'left', 'right', 'all']
const move = (key: string, to: number) => dispatchTabs({ type: 'move', key, to })

/** The row of open pages. */
export function TabBar({ title, commands }: { title: (page: Page) => string; commands: TabCommands }) {
  const t = useText(tabTexts)
  const tabs = useTabs((state) => state.tabs)
  const active = useTabs((state) => state.active)
  const [menu, setMenu] = useState<{ key: string; x: number; y: number } | null>(null)
  const { activate, close, reload, reopen, beside, apart } = commands
  const pair = useTabs(shownPair)
  const closeSelf = useCallback((key: string) => close(key, 'self'), [close])
  const openMenu = useCallback((key: string, x: number, y: number) => setMenu({ key, x, y }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  const bar = useRef<HTMLDivElement>(null)
  useFrontInSight(bar, active)
  const items = useMemo(() => {
    if (!menu) return []
    const closes = ways.map((which) => ({
      key: which,
      label: t(which),
      disabled: keysToClose(tabsNow(), menu.key, which).length === 0,
      onSelect: () => close(menu.key, which),
    }))
    return [
      { key: 'reload', label: t('reload'), onSelect: () => reload(menu.key) },
      pair !== null
        ? { key: 'apart', label: t('apart'), onSelect: apart }
        : {
            key: 'beside',
            label: t(menu.key === active ? 'besideChoose' : 'beside'),
            disabled: menu.key === homeKey || active === homeKey,
            onSelect: () => beside(menu.key === active ? undefined : pageKeyOf(menu.key)),
          },
      ...closes,
      { key: 'reopen', label: t('reopen'), disabled: !lastClosed(tabsNow()), onSelect: () => reopen() },
    ]
  }, [menu, t, close, reload, reopen, beside, apart, pair, active])
  const pressed = menu && tabs.find((tab) => tab.key === menu.key)
  return (
    <>
      <div ref={bar} className={css.bar} role="tablist" aria-label={t('bar')} onWheel={scrollSideways}>
        {tabs.map((tab, at) => (
          <TabItem
            key={tab.key}
            id={tab.key}
            title={title(tab)}
            dirty={isDirty(tab)}
            isActive={tab.key === active}
            place={at - 1}
            onActivate={activate}
            onClose={tab.key === homeKey ? undefined : closeSelf}
            onMove={move}
            onMenu={openMenu}
          />
        ))}
      </div>
      <BesideChoice title={title} beside={beside} />
      {pressed && (
        <MenuList
          label={t('menuOf', { title: title(pressed) })}
          items={items}
          at={menu}
          onClose={closeMenu}
        />
      )}
    </>
  )
}

/** Key of the page that a tab shows. */
const pageKeyOf = (key: string): string | undefined => {
  const tab = tabsNow().tabs.find((one) => one.key === key)
  return tab && frontPage(tab).key
}

function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>) {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY
}

/** Scrolls the front tab into view. Runs after the paint: measuring earlier would lay out the new page twice. */
function useFrontInSight(bar: RefObject<HTMLElement | null>, active: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const front = bar.current?.querySelector('[aria-selected="true"]')
      front?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    }, 60)
    return () => clearTimeout(timer)
  }, [bar, active])
}
