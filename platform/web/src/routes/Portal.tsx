import { FaultNotice } from '@iisp/ui/fault-notice'
import { UiProvider } from '@iisp/ui/locale'
import { useLayoutEffect, type ReactNode } from 'react'
import { BrowserRouter, HashRouter, Navigate, useLocation } from 'react-router'
import { useLocale, useText } from '../i18n/index.ts'
import { Messages } from '../messages/index.ts'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { Splash } from '../pages/Splash.tsx'
import { BrowserWarning } from '../platform-checks/index.ts'
import { loadSession, useSession } from '../session/index.ts'
import { globalFundSignIn, signInAddress } from '../session/sign-in-address.ts'
import { globalFundHome, openAddress, parseAddress, shortAddresses } from './addresses.ts'
import { EntranceContext, useEntrance, type Entrance } from './entrance.ts'
import { entranceTexts } from './entrance-texts.ts'
import { ExpiredLayer } from './ExpiredLayer.tsx'
import { LockLayer } from './LockLayer.tsx'
import { useNavigationBound } from './navigation-bound.ts'
import { go } from './navigation.ts'
import { showSignedIn, useRouterState } from './router-state.ts'
import { SignInMark } from './SignInMark.tsx'

/** The whole portal. Tests pass a `router` that replaces the browser's. */
export function Portal(props: { entrance: Entrance; router?: (content: ReactNode) => ReactNode }) {
  const { entrance } = props
  const Router = entrance.parts.settings.historyMode === 'hash' ? HashRouter : BrowserRouter
  const content = (
    <>
      <Navigation />
      <Place />
      <BrowserWarning />
    </>
  )
  return (
    <EntranceContext value={entrance}>
      {/* no transitions: a tab must come to the front at once, and a transition would delay the address */}
      {props.router?.(content) ?? <Router useTransitions={false}>{content}</Router>}
      <BesideRouter />
      <Messages />
    </EntranceContext>
  )
}

/** Renders the page of the address: the login page, a page without a session, or the portal. */
function Place() {
  const { openPages } = useEntrance()
  const { pathname, search } = useLocation()
  if (parseAddress(pathname, search).kind === 'signIn') return <SignInRoute />
  for (const page of openPages) {
    if (isBelow(pathname, openAddress(page.path))) return <OpenRoute key={page.path} page={page} />
    const short = shortAddresses(page.path).find((address) => isBelow(pathname, address))
    if (short !== undefined) return <FullAddress short={short} path={page.path} />
  }
  return <Signed />
}
/** Whether an address is this one or below it, however it is written: people type small letters. */
const isBelow = (pathname: string, address: string) =>
  `${pathname}/`.toLowerCase().startsWith(`${address}/`.toLowerCase())

function Navigation() {
  useNavigationBound()
  return null
}

/** The portal of a signed-in person while the router's address leads there. */
function BesideRouter() {
  const { SignedIn } = useEntrance()
  const shown = useRouterState((state) => state.signedIn)
  return (
    shown && (
      <>
        <SignedIn leaving={shown.leaving} />
        <ExpiredLayer />
        <LockLayer />
      </>
    )
  )
}

/** Shows the portal of a signed-in person beside the router as long as this is mounted. */
function ShowSignedIn({ leaving }: { leaving: boolean }) {
  useLayoutEffect(() => showSignedIn({ leaving }), [leaving])
  useLayoutEffect(() => () => useRouterState.setState({ signedIn: null }), [])
  return null
}

/** A page that needs no session. */
function OpenRoute({ page }: { page: Entrance['openPages'][number] }) {
  const rest = useLocation().pathname.slice(openAddress(page.path).length + 1)
  return (
    <div data-app={page.app}>
      <UiProvider locale={useLocale()}>
        <page.Page rest={rest} />
      </UiProvider>
    </div>
  )
}

/** Redirects from a short address to the page's own; the remaining path and the query are kept. */
function FullAddress({ short, path }: { short: string; path: string }) {
  const { pathname, search } = useLocation()
  return <Navigate to={openAddress(path) + pathname.slice(short.length) + search} replace />
}

/** The login page. A valid session continues without it, except right after a logout. */
function SignInRoute() {
  const { SignIn, signedIn } = useEntrance()
  const status = useSession((session) => session.status)
  const query = new URLSearchParams(useLocation().search)
  if (status === 'in' && query.get('logout') !== '1') return <Navigate to={cameFrom(query)} replace />
  const goOn = () => void signedIn().then(() => go(cameFrom(query), { replace: true }))
  return (
    <SignInMark>
      <SignIn over={false} onSignedIn={goOn} />
    </SignInMark>
  )
}
/** The address to open after the login. Only addresses of the portal itself are accepted. */
const cameFrom = (query: URLSearchParams) => {
  const from = query.get('from') ?? '/'
  return /^\/(?![/\\])/.test(from) && parseAddress(from.split('?')[0] ?? '/', '').kind !== 'signIn'
    ? from
    : '/'
}

/** Everything except the login page and open pages: the portal for a signed-in person, else a redirect to the login. */
function Signed() {
  const t = useText(entranceTexts)
  const status = useSession((session) => session.status)
  const { pathname, search } = useLocation()
  const target = parseAddress(pathname, search)
  if (status === 'loading')
    return (
      <>
        <Splash />
        <LockLayer />
      </>
    )
  if (status === 'failed')
    return (
      <FaultNotice text={t('openFailed')} button={{ label: t('again'), onClick: () => void loadSession() }} />
    )
  if (status === 'in') return <ShowSignedIn leaving={target.kind === 'signOut'} />
  if (target.kind === 'error') return <ErrorPage kind={target.error} onHome={() => go('/')} />
  const from =
    target.kind === 'page' || target.kind === 'refresh'
      ? `?from=${encodeURIComponent(pathname + search)}`
      : ''
  const address = target.kind === 'page' && target.path === globalFundHome ? globalFundSignIn : signInAddress
  return <Navigate to={`${address}${target.kind === 'signOut' ? '?logout=1' : from}`} replace />
}
