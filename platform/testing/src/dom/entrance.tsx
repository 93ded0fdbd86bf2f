import { UiProvider } from '@iisp/ui/locale'
import { type Locale, setLocale } from '@iisp/web/i18n/i18n'
import { useLocale } from '@iisp/web/i18n/use-text'
import { Messages } from '@iisp/web/messages/index'
import { EntranceContext, createEntrance } from '@iisp/web/routes/entrance'
import { clearSession } from '@iisp/web/session/session'
import { act, render, within } from '@testing-library/react'
import { type ReactElement, type ReactNode, createRef } from 'react'
import { FakeServer } from './fake-server.ts'
import { isolatePages } from './isolate-pages.ts'
import { type PartsOptions, portalParts } from './portal-parts.ts'
import { userAtKeyboard } from './user-at-keyboard.ts'

isolatePages()

export interface EntranceOptions extends PartsOptions {
  /** Without one, every call fails the test. */
  readonly server?: FakeServer
  readonly locale?: Locale
}

/** Renders a page for people who are not signed in: the sign-in form or an open page. */
export function stageEntrance(page: ReactElement, options: EntranceOptions = {}) {
  const { server = new FakeServer(), locale = 'zh' } = options
  server.listen()
  act(() => {
    void setLocale(locale)
    clearSession()
  })
  const entrance = createEntrance(portalParts(options))
  const place = createRef<HTMLDivElement>()
  const view = render(
    <EntranceContext value={entrance}>
      <div ref={place}>
        <Translated>{page}</Translated>
      </div>
      <Messages />
    </EntranceContext>,
  )
  return {
    ...view,
    server,
    /** Queries of the page alone, without messages. */
    page: within(place.current ?? view.container),
    user: userAtKeyboard(),
  }
}

function Translated({ children }: { children: ReactNode }) {
  return <UiProvider locale={useLocale()}>{children}</UiProvider>
}
