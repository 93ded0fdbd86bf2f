import { Activity, memo, useMemo, type ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { PageContext, type PageSelf } from './page-context.ts'
import { panelId } from './tab-ids.ts'
import { activePage, mountedPages } from './tabs-select.ts'
import { useTabs } from './tabs-store.ts'
import css from './keep-alive.module.css'

interface KeepAliveProps {
  /** The most pages that stay mounted. Pages with unsaved input always stay and are not limited. */
  readonly activeTabLimit: number
  /** Title of the page in front. */
  readonly label: string
  /** Renders a page. Its identity must not change. */
  readonly render: (page: PageSelf) => ReactNode
}

/** Renders the pages of all tabs. Those behind keep their state, but their effects are stopped. */
export function KeepAlive({ activeTabLimit, label, render }: KeepAliveProps) {
  const pages = useTabs(useShallow((state) => mountedPages(state, activeTabLimit)))
  const front = useTabs((state) => activePage(state).key)
  return (
    <div id={panelId} className={css.panel} role="tabpanel" aria-label={label} tabIndex={-1}>
      {pages.map((page) => (
        <Activity key={`${page.key}:${page.life}`} mode={page.key === front ? 'visible' : 'hidden'}>
          <Outlet pageKey={page.key} path={page.path} query={page.query} life={page.life} render={render} />
        </Activity>
      ))}
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
  return (
    <div className={css.page}>
      <PageContext value={self}>{render(self)}</PageContext>
    </div>
  )
})
