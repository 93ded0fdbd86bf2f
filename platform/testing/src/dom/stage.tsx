import { UiRoot } from '@iisp/ui/root'
import { type Locale, setLocale } from '@iisp/web/i18n/i18n'
import { useLocale } from '@iisp/web/i18n/use-text'
import type { Frame } from '@iisp/web/live/frame'
import { heartbeat } from '@iisp/web/live/live'
import { Messages } from '@iisp/web/messages/index'
import type { MenuNode } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { createQueryClient } from '@iisp/web/request/query-client'
import { ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, within } from '@testing-library/react'
import { type ComponentType, type ReactElement, type ReactNode, createRef, isValidElement } from 'react'
import { FakeServer } from './fake-server.ts'
import { fakeShell } from './fake-shell.ts'
import { FakeSocket } from './fake-socket.ts'
import { isolatePages } from './isolate-pages.ts'
import { type PageAddress, PageTab, openPageTab, tabOf } from './page-tab.tsx'
import { linJing } from './people.ts'
import { type PartsOptions, portalParts } from './portal-parts.ts'
import { userAtKeyboard } from './user-at-keyboard.ts'

isolatePages()

export interface StageOptions extends PartsOptions, PageAddress {
  /** The person who is signed in, 林静 by default; null: nobody. */
  readonly as?: Profile | null
  /** Without one, every call fails the test. */
  readonly server?: FakeServer
  readonly menus?: readonly MenuNode[]
  readonly locale?: Locale
  /** The query cache of a page that was shown before; by default a new one. */
  readonly client?: QueryClient
}

/**
 * Renders a page, or a component of one, as the portal does: in a tab beside home, for a signed-in person, with query
 * cache, messages, dialogs and pushes. Navigation to other pages is mocked.
 */
export function stage(Page: ComponentType | ReactElement, options: StageOptions = {}) {
  const {
    as = linJing,
    server = new FakeServer(),
    menus = [],
    locale = 'zh',
    client = createQueryClient(),
  } = options
  server.listen()
  act(() => {
    void setLocale(locale)
    signIn(as, menus)
  })
  if (as) heartbeat.start()
  const key = openPageTab(options)
  const { shell, workspace } = fakeShell(portalParts(options), options.manifests, options.subApplications)
  const place = createRef<HTMLDivElement>()
  const view = render(
    <ShellContext value={shell}>
      <QueryClientProvider client={client}>
        <Translated>
          <div ref={place}>
            <PageTab tabKey={key}>{isValidElement(Page) ? Page : <Page />}</PageTab>
          </div>
          <Messages />
        </Translated>
      </QueryClientProvider>
    </ShellContext>,
  )
  return {
    ...view,
    ...workspace,
    server,
    /** Queries of the page alone, without dialogs and messages. */
    page: within(place.current ?? view.container),
    user: userAtKeyboard(),
    /** The current query of the page's address. */
    query: () => new URLSearchParams(tabOf(key)?.query),
    /** Sends a push of the server: its topic, or a whole frame. */
    push: (frame: string | Frame) => act(async () => FakeSocket.push(frame)),
  }
}

const signIn = (profile: Profile | null, menus: readonly MenuNode[]) =>
  sessionStore.setState({
    status: profile ? 'in' : 'out',
    profile,
    menus,
    protocols: null,
    isLoginFetching: false,
    expired: false,
  })

function Translated({ children }: { children: ReactNode }) {
  return <UiRoot locale={useLocale()}>{children}</UiRoot>
}
