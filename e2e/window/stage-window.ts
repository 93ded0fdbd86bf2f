import { type Iisp, type IispOptions, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from 'vitest'
import { stagePortal } from '../portal.ts'
import { loadPages, openWindow, takeDown } from './open-window.tsx'
import { WindowPage } from './page.ts'

type Language = 'zh' | 'en'

/** One person's window. */
export interface WindowPerson {
  readonly page: Page
  readonly context: {
    close(): Promise<void>
    cookies(): Promise<{ name: string; value: string }[]>
    addCookies(cookies: { name: string; value: string; url?: string }[]): Promise<void>
    clearCookies(which?: { readonly name?: string }): Promise<void>
  }
  /** Console errors and exceptions while the window was open. */
  readonly complaints: readonly string[]
}
export interface WindowStage {
  readonly iisp: Iisp
  /** A window that is signed in as a demonstration account. The windows of a file are shown one at a time. */
  person(account: string): WindowPerson
  /** The same with a new window for each test. */
  personOfEachTest(account: string): WindowPerson
  /** Opens another window during a test, signed in as an account or with a client's session. */
  signedIn(who: string | TestClient, language?: Language): Promise<WindowPerson>
  /** The same without a session. */
  stranger(language?: Language): Promise<WindowPerson>
}

/**
 * The portal of one test file and windows of it without a browser: the whole portal in jsdom, against a real server. A page
 * has the words of Playwright for what needs neither layout nor a second window at the same time. With
 * PAGES_IN=chromium the same tests run in Chromium. `modules` are those that an installation adds.
 */
export function stageWindow(
  settings: IispOptions['settings'] = {},
  modules: IispOptions['modules'] = [],
): WindowStage {
  if (process.env['PAGES_IN'] === 'chromium') return stagePortal(settings, {}, modules)
  let started: Iisp | undefined
  const iisp = () => {
    if (started === undefined) throw new Error('the portal is open only while tests run')
    return started
  }
  beforeAll(async () => {
    await loadPages()
    started = await startIisp({ serverUrl: inject('databaseUrl'), settings, modules })
    showTimeOf(started)
  })
  afterAll(async () => {
    takeDown()
    vi.unstubAllGlobals()
    await started?.close()
  })
  return {
    get iisp() {
      return iisp()
    },
    person(account) {
      const person = {} as WindowPerson
      beforeAll(async () => {
        Object.assign(person, personOf(await iisp().as(account), iisp()))
      })
      return person
    },
    personOfEachTest(account) {
      const person = {} as WindowPerson
      beforeEach(async () => {
        Object.assign(person, personOf(await iisp().as(account), iisp()))
      })
      afterEach(() => person.context.close())
      return person
    },
    signedIn: async (who, language) =>
      personOf(typeof who === 'string' ? await iisp().as(who) : who, iisp(), language),
    stranger: async (language) => personOf(iisp().visitor(), iisp(), language),
  }
}

/** A page in the words of Playwright; what only a browser has says so. */
function personOf(client: TestClient, iisp: Iisp, language: Language = 'zh'): WindowPerson {
  const complaints: string[] = []
  const frame = openWindow(client, iisp.origin, complaints, language)
  const page = new WindowPage(frame)
  const context = {
    close: page.close,
    cookies: async () => [...frame.jar.all()],
    addCookies: async (cookies: Parameters<typeof frame.jar.add>[0]) => frame.jar.add(cookies),
    clearCookies: async (which?: { readonly name?: string }) => frame.jar.clear(which),
  }
  return { page: onlyWindow(page), context, complaints }
}

function onlyWindow(page: WindowPage): Page {
  return new Proxy(page as unknown as Page, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target || name === 'then')
        return Reflect.get(target, name) as unknown
      throw new Error(`a window without a browser has no page.${name}: show this in a journey`)
    },
  })
}

/**
 * Lets the windows' clock start at the time of the server's, which stands still, as journeys do. It does not follow a change of
 * the server's clock: an open window would take the jump for a long absence and lock its screen.
 */
function showTimeOf({ clock }: Iisp): void {
  const Real = Date
  const ahead = clock.now().getTime() - Real.now()
  vi.stubGlobal(
    'Date',
    class extends Real {
      constructor(...given: []) {
        if (given.length === 0) super(Real.now() + ahead)
        else super(...given)
      }
      static override now = () => Real.now() + ahead
    },
  )
}
