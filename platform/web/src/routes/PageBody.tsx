import type { Menu } from '@iisp/contract'
import { UiProvider } from '@iisp/ui/locale'
import { use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from '../errors/index.ts'
import { useLocale } from '../i18n/index.ts'
import { fetchWhileIdle, findModule, lazyPart, ModuleOutlet, moduleLoading } from '../loader/index.ts'
import { WrongPath } from '../menus/WrongPath.tsx'
import { embeddedUrl, isEmbedded } from '../menus/menu-decision.ts'
import { EmbeddedPage } from '../pages/EmbeddedPage.tsx'
import type { PageSelf } from '../tabs/page-context.ts'
import { homeKey } from '../tabs/tab.ts'
import { findSubApplication, overviewAt } from '../sub-applications/sub-application.ts'
import { SupervisorGate } from '../supervisor/index.ts'
import { belowBase } from './addresses.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'
import { ThemeContext } from './theme-context.ts'
import { useOpeningTime } from './use-opening-time.ts'
import css from './page-body.module.css'

const loadTheme = () => import('../pages/PageTheme.tsx')
const PageTheme = lazyPart(loadTheme, 'PageTheme')
const Overview = lazyPart(() => import('../sub-applications/Overview.tsx'), 'Overview')

/** The content of a tab: home, an embedded page of another site, or a page of a module. */
export function PageBody({ page }: { page: PageSelf }) {
  const { parts, workspace } = useShell()
  const path = belowBase(page.path)
  const module = page.key === homeKey ? null : findModule(parts.manifests, path)
  const subApplication = findSubApplication(parts.subApplications, path)?.of
  const overview = module ? null : overviewAt(parts.subApplications, path)
  const closeTab = useCallback(() => void workspace.commands.close(page.key, 'self'), [workspace, page.key])
  const locale = useLocale()
  const menus = useMenus()
  const menu = page.menuId === null ? undefined : menus?.byId(page.menuId)
  const onShown = useOpeningTime(menu)
  // fetch the module's entry in parallel with the widgets' theme
  useEffect(() => {
    if (module) moduleLoading(module).start()
  }, [module])
  if (menu && isEmbedded(menu))
    return (
      <EmbeddedPage
        url={embeddedUrl(menu, location.origin, parts.settings.frameOrigins)}
        title={menu.name[locale]}
        onHome={workspace.goHome}
      />
    )
  if (page.key === homeKey) return <Home />
  return (
    <Themed
      app={module?.name}
      subApplication={subApplication?.name}
      panel={menu && module ? <Panel key={menu.id} menu={menu} /> : null}
    >
      {overview ? (
        <Overview of={overview} />
      ) : (
        <SupervisorGate pass={parts.ports.passSupervisor} menu={menu} onRefused={closeTab}>
          <ModuleOutlet
            manifests={parts.manifests}
            path={path}
            onShown={onShown}
            notFound={<WrongPath path={path} onClose={closeTab} />}
          />
        </SupervisorGate>
      )}
    </Themed>
  )
}

/** The home page. It does not need the widgets' theme, which is prefetched afterwards for the next page. */
function Home() {
  const { parts, Home: HomePage } = useShell()
  const { load } = parts.home
  useEffect(() => void load().then(() => fetchWhileIdle(loadTheme), ignore), [load])
  return (
    <div className={css.scroll} data-app={parts.home.app}>
      <ErrorBoundary>
        <UiProvider locale={useLocale()}>
          <HomePage />
        </UiProvider>
      </ErrorBoundary>
    </div>
  )
}

/** A failed prefetch is ignored, because the page loads the same file again and reports the failure. */
const ignore = () => undefined

interface ThemedProps {
  readonly app: string | undefined
  readonly subApplication: string | undefined
  readonly panel: ReactNode
  readonly children: ReactNode
}

/** A scrolling page with its pop-ups beside it, so that both share the module's styles and hide together. */
function Themed({ app, subApplication, panel, children }: ThemedProps) {
  return (
    <Marked app={app}>
      {(page) => (
        <div className={`${css.scroll} ${css.page}`} data-sub-application={subApplication}>
          {page(
            <>
              {panel}
              {children}
            </>,
          )}
        </div>
      )}
    </Marked>
  )
}

/** The panel above the page of a menu, with the styles of the module that it comes from. */
function Panel({ menu }: { menu: Menu }) {
  const { parts, MenuPanel } = useShell()
  if (!MenuPanel) return null
  return (
    <Marked app={parts.menuPanel?.module}>
      {(panel) => (
        <div className={css.panel} data-app={parts.menuPanel?.module}>
          {panel(
            <ErrorBoundary>
              <MenuPanel menu={menu} />
            </ErrorBoundary>,
          )}
        </div>
      )}
    </Marked>
  )
}

interface MarkedProps {
  readonly app: string | undefined
  /** Renders the container; wraps its content with `themed`. */
  readonly children: (themed: (content: ReactNode) => ReactNode) => ReactNode
}

/** Gives a module's component the module's styles and the widgets' theme, pop-ups included. */
function Marked({ app, children }: MarkedProps) {
  const locale = useLocale()
  const { colour, appearance } = use(ThemeContext)
  const popups = useRef<HTMLDivElement>(null)
  const container = useCallback(() => popups.current ?? document.body, [])
  return (
    <>
      {children((content) => (
        <PageTheme locale={locale} brand={colour} appearance={appearance} popups={container}>
          {content}
        </PageTheme>
      ))}
      <div ref={popups} data-app={app} />
    </>
  )
}
