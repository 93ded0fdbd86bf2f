import { publicFiles } from '@iisp/app-server/public-settings'
import { loadConfig } from '@iisp/server/config/load-config'
import { launch, type Person, signedIn, stranger } from '@iisp/testing/browser'
import { type Iisp, type IispOptions, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'

const dist = new URL('../apps/portal/dist', import.meta.url).pathname

let launched: Promise<Browser> | undefined
/** The Chromium of this process, which its files use one after the other. It ends with the process. */
const chromium = (): Promise<Browser> => (launched ??= launch(inject('chromium')))

/**
 * Starts the built portal with a real server and database, and opens a Chromium. `env` is what pages read of the configuration,
 * `modules` those that an installation adds.
 */
export async function openPortal(
  settings: IispOptions['settings'] = {},
  env: Readonly<Record<string, string>> = {},
  modules: IispOptions['modules'] = [],
): Promise<{ iisp: Iisp; browser: Browser; close(): Promise<void> }> {
  const config = loadConfig(env, '/')
  const iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    settings,
    modules,
    portalFolder: dist,
    generatedFiles: publicFiles(config, dist),
    frameOrigins: config.frameOrigins ?? [],
    connectOrigins: config.errorLogHost === null ? [] : [config.errorLogHost],
  })
  const browser = await chromium()
  return {
    iisp,
    browser,
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()))
      await iisp.close()
    },
  }
}

/**
 * The portal of one test file: opened before its first test, closed after its last. `person` adds a window that is signed in
 * as a demonstration account: `const operator = portal.person('lin.jing')`.
 */
export function stagePortal(...options: Parameters<typeof openPortal>) {
  let opened: Awaited<ReturnType<typeof openPortal>> | undefined
  const portal = () => {
    if (opened === undefined) throw new Error('the portal is open only while tests run')
    return opened
  }
  beforeAll(async () => {
    opened = await openPortal(...options)
  })
  afterAll(() => opened?.close())
  return {
    get iisp() {
      return portal().iisp
    },
    get browser() {
      return portal().browser
    },
    person(account: string): Person {
      const person = {} as Person
      beforeAll(async () => {
        Object.assign(person, await signedIn(portal().browser, portal().iisp, account))
      })
      return person
    },
    signedIn: (who: string | TestClient, language?: 'zh' | 'en') =>
      signedIn(portal().browser, portal().iisp, who, language),
    stranger: (language?: 'zh' | 'en') => stranger(portal().browser, portal().iisp, language),
    /** The same with a new window for each test, which has no draft of the one before. */
    personOfEachTest(account: string): Person {
      const person = {} as Person
      beforeEach(async () => {
        Object.assign(person, await signedIn(portal().browser, portal().iisp, account))
      })
      afterEach(() => person.context.close())
      return person
    },
  }
}
