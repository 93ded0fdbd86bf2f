import { Activity, memo, useEffect, useMemo, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { PageContext, type PageSelf } from './page-context.ts'
import { panelId } from './tab-ids.ts'
import { onPairTooWide } from './pair-fits.ts'
import { PairDivider } from './PairDivider.tsx'
import type { Pair } from './tab.ts'
import { activePage, mountedPages, pagesOf, shownPair } from './tabs-select.ts'
import { dispatchTabs, tabsNow, useTabs } from './tabs-store.ts'
import css from './keep-alive.module.css'

interface KeepAliveProps {
  /** The most pages that stay mounted. Pages with unsaved input always stay and are not limited. */
  readonly activeTabLimit: number
  /** Title of the page in front. */
  readonly label: string
  /** Renders a page. Its identity must not change. */
  readonly render: (page: PageSelf) => ReactNode
}

/** Renders the pages of all tabs, a pair side by side. Those behind keep their state, but their effects are stopped. */
export function KeepAlive({ activeTabLimit, label, render }: KeepAliveProps) {
  const pages = useTabs(useShallow((state) => mountedPages(state, activeTabLimit)))
  const front = useTabs((state) => activePage(state).key)
  const pair = useTabs(shownPair)
  const isPaired = pair !== null
  useEffect(() => (isPaired ? onPairTooWide(() => dispatchTabs({ type: 'unpair' })) : undefined), [isPaired])
  return (
    <div id={panelId} className={css.panel} role="tabpanel" aria-label={label} tabIndex={-1}>
      {pages.map((page) => (
        <Activity
          key={`${page.key}:${page.life}`}
          mode={page.key === front || halfOf(pair, page.key) ? 'visible' : 'hidden'}
        >
          <div
            className={css.page}
            style={pair ? halfStyle(pair, page.key) : undefined}
            data-front={page.key === front || undefined}
            data-half={halfOf(pair, page.key)}
            {...(pair && page.key !== front && comesToFront(page.key))}
          >
            <Outlet pageKey={page.key} path={page.path} query={page.query} life={page.life} render={render} />
          </div>
        </Activity>
      ))}
      {pair && <PairDivider share={pair.share} />}
    </div>
  )
}

interface OutletProps {
  readonly pageKey: string
  readonly path: string
  readonly query: string
  readonly life: number
  readonly render: (page: PageSelf) => ReactNode
}

/** Rendered again only when the page's own address changes, never when another tab comes to the front. */
const Outlet = memo(function Outlet({ pageKey, path, query, life, render }: OutletProps) {
  const menuId = new URLSearchParams(query).get('mid')
  const self = useMemo(
    () => ({ key: pageKey, path, query, life, menuId }),
    [pageKey, path, query, life, menuId],
  )
  return <PageContext value={self}>{render(self)}</PageContext>
})

const halfOf = (pair: Pair | null, key: string): 'left' | 'right' | undefined =>
  pair?.left === key ? 'left' : pair?.right === key ? 'right' : undefined
const halfStyle = (pair: Pair, key: string) =>
  halfOf(pair, key) === 'left' ? { right: `${100 - pair.share}%` } : { left: `calc(${pair.share}% + 8px)` }

/** The other page of a pair comes to the front when the person presses or tabs into it. */
const comesToFront = (key: string) => {
  const come = () => {
    const tab = tabsNow().tabs.find((one) => pagesOf(one).some((page) => page.key === key))
    if (tab) dispatchTabs({ type: 'activate', key: tab.key, ...(tab.key !== key && { sub: key }) })
  }
  return { onPointerDownCapture: come, onKeyUpCapture: come }
}
