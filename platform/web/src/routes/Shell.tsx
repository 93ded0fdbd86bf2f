import { businessDate } from '@iisp/contract/date'
import type { TodoCount } from '@iisp/contract/shell-answers'
import { useCallback, useEffect, useMemo } from 'react'
import { ActingBar } from '../frame/ActingBar.tsx'
import { Frame } from '../frame/Frame.tsx'
import { frameTexts } from '../frame/frame-texts.ts'
import { MenuTree } from '../frame/MenuTree.tsx'
import { shownName } from '../frame/shown-name.ts'
import { useFold } from '../frame/use-fold.ts'
import { useTodos } from '../frame/use-todos.ts'
import { Watermark } from '../frame/Watermark.tsx'
import frame from '../frame/frame.module.css'
import { useLocale, useText } from '../i18n/index.ts'
import { releaseAfterPaint } from '../loader/first-paint.ts'
import { findModule, prefetchModules } from '../loader/index.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { visibleMenus, type MenuIndex } from '../menus/menu-index.ts'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { useProfile } from '../session/index.ts'
import { KeepAlive } from '../tabs/KeepAlive.tsx'
import type { PageSelf } from '../tabs/page-context.ts'
import { SubTabBar } from '../tabs/SubTabBar.tsx'
import { TabBar } from '../tabs/TabBar.tsx'
import { ShellKeys } from '../shortcuts/ShellKeys.tsx'
import { menuOf } from '../tabs/tab.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { useTabs } from '../tabs/tabs-store.ts'
import { guardWindow } from '../tabs/unsaved.ts'
import { useAppearance } from '../theme/index.ts'
import { useAddressSync } from './address-sync.ts'
import { belowBase } from './addresses.ts'
import { Overlays } from './Overlays.tsx'
import { PageBody } from './PageBody.tsx'
import { ThemeContext } from './theme-context.ts'
import { useMenus } from './portal-state.ts'
import { ShellHeader } from './ShellHeader.tsx'
import { storeTabs } from './restored-tabs.ts'
import { useShell } from './shell-parts.ts'
import { useShellView } from './shell-view.ts'
import { useOwnColour } from './use-own-colour.ts'
import { useWindowTitle } from './use-window-title.ts'
import type { Workspace } from './workspace.ts'

/** The portal of a signed-in person: header, menu, tabs, pages. */
export function Shell() {
  const { parts, workspace, stopActing } = useShell()
  const profile = useProfile()
  const menus = useMenus()
  const todos = useTodos(parts.ports)
  const trail = useTrail(menus)
  useAddressSync(workspace.arrive)
  useKeptTabs(workspace)
  useOwnColour(parts.ports)
  useWindowTitle()
  useEffect(guardWindow, [])
  useEffect(releaseAfterPaint, [])
  usePrefetch(menus)
  const openMenu = useCallback(
    (id: string, query?: string) => void workspace.openMenu(id, query),
    [workspace],
  )
  const fold = useFold()
  const { leave, unfold } = fold
  const openFromMenu = (id: string) => {
    leave()
    openMenu(id)
  }
  const openTodo = ({ opens, query }: TodoCount) => {
    leave()
    openMenu(opens, query)
  }
  const menu =
    menus && visibleMenus(menus.tree).length === 0 ? (
      <NoMenus />
    ) : (
      <MenuTree
        menus={menus?.tree ?? noMenus}
        trail={trail}
        counts={todos.byMenu}
        todos={todos.elsewhere}
        onTodo={openTodo}
        folded={fold.side === 'folded'}
        onUnfold={unfold}
        onOpen={openFromMenu}
      />
    )
  const t = useText(frameTexts)
  const note = parts.settings.autoDeskSeconds > 0 ? t('autoDesk') : ''
  const wide = useWithoutMenu()
  const isFolded = fold.side === 'folded' || fold.side === 'away'
  const header = <ShellHeader folded={isFolded} onFold={fold.toggle} todos={todos} onOpen={openMenu} />
  const banner = profile?.realName ? <ActingBar profile={profile} onStop={stopActing} /> : null
  return (
    <>
      <Frame
        fold={wide ? { ...fold, side: 'away' } : fold}
        banner={banner}
        header={header}
        menu={menu}
        note={note}
      >
        <TabBar title={workspace.title} commands={workspace.commands} />
        <SubTabBar title={workspace.title} commands={workspace.commands} />
        <Stage />
      </Frame>
      <Overlays />
      <ShellKeys commands={workspace.commands} />
    </>
  )
}
const noMenus: MenuIndex['tree'] = []

/** The pages, the error view over them, and the watermark over all. */
function Stage() {
  const { parts, workspace } = useShell()
  const profile = useProfile()
  const error = useShellView((view) => view.error)
  const label = useTabs((state) => workspace.title(activePage(state)))
  const { colour, appearance } = useAppearance()
  const theme = useMemo(() => ({ colour, appearance }), [colour, appearance])
  const locale = useLocale()
  return (
    <div className={frame.stage}>
      <ThemeContext value={theme}>
        <KeepAlive activeTabLimit={parts.settings.activeTabLimit} label={label} render={renderPage} />
      </ThemeContext>
      {error && (
        <div className={frame.over}>
          <ErrorPage kind={error} onHome={workspace.goHome} />
        </div>
      )}
      {profile && (
        <Watermark
          account={profile.realAccount || profile.account}
          name={shownName(profile, locale)}
          date={today()}
          strength={parts.settings.watermark}
          appearance={appearance}
        />
      )}
    </div>
  )
}
const renderPage = (page: PageSelf) => <PageBody page={page} />
const today = () => businessDate(new Date())

/** Restores the tabs after a reload or a new sign-in, even if the address is home. */
function useKeptTabs({ restore }: Workspace) {
  const profile = useProfile()
  useEffect(() => void restore(), [restore, profile])
  useEffect(storeTabs, [])
}

function NoMenus() {
  const t = useText(menuTexts)
  return <p className={frame.noMenus}>{t('noMenus')}</p>
}

/**
 * Delay after the start until prefetching begins, in milliseconds, so that it does not slow down
 * home.
 */
const prefetchDelayMs = 2_000

/** Prefetches the modules of the person's menus while the browser is idle. */
function usePrefetch(menus: MenuIndex | null) {
  const { manifests } = useShell().parts
  useEffect(() => {
    if (!menus) return
    const wanted = new Set(menus.all.map((menu) => menu.path && findModule(manifests, menu.path)))
    const prefetch = () => prefetchModules(manifests.filter((manifest) => wanted.has(manifest)))
    const timer = setTimeout(prefetch, prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [menus, manifests])
}

/** Whether the page in front is shown without the menu. */
function useWithoutMenu(): boolean {
  const { manifests } = useShell().parts
  const path = useTabs((state) => belowBase(activePage(state).path))
  return manifests.some(({ pages }) => pages.some((page) => page.path === path && page.wide === true))
}

/** Ids from the top menu down to the menu of the page in front. */
function useTrail(menus: MenuIndex | null): readonly string[] {
  const front = useTabs((state) => menuOf(activePage(state)))
  return useMemo(() => menus?.trail(front).map((menu) => menu.id) ?? [], [menus, front])
}
