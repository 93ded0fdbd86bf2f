import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import { solutionOf } from './hand.ts'
import type { Iisp } from './iisp.ts'
import type { TestClient } from './test-client.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without a UTF-8 locale Chromium loses the Chinese names of files that it reads and saves. */
export const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...args, ...more], env: { ...process.env, LC_ALL: 'C.UTF-8' } })

export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors, refused scripts and exceptions of the page. */
  readonly complaints: string[]
}

/** A browser window of one person, without a session. */
export async function stranger(browser: Browser, iisp: Iisp, language: 'zh' | 'en' = 'zh'): Promise<Person> {
  const context = await browser.newContext({ baseURL: iisp.origin, viewport: { width: 1440, height: 900 } })
  await context.addInitScript((locale) => localStorage.setItem('locale', locale), language)
  // The tests' clock is stopped, so the browser's clock must show the same time.
  await context.clock.install({ time: iisp.clock.now() })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}

/** A browser window signed in as a demonstration account, `signedIn(browser, iisp, 'lin.jing')`, or with a client's session. */
export async function signedIn(
  browser: Browser,
  iisp: Iisp,
  who: string | TestClient,
  language: 'zh' | 'en' = 'zh',
): Promise<Person> {
  const person = await stranger(browser, iisp, language)
  const client = typeof who === 'string' ? await iisp.as(who) : who
  await person.context.addCookies([
    { name: 'sessionId', value: client.cookies.get('sessionId') as string, url: iisp.origin },
  ])
  return person
}

/**
 * Position of the shown puzzle's gap, which only the server knows, in px of the 300 px wide picture. The time until it is
 * solved passes in the browser alone: the puzzle counts as given ten seconds earlier.
 */
export async function gapOf({ owner }: Iisp): Promise<number> {
  const { rows } = await owner.query<{ uuid: string }>(
    'SELECT uuid FROM identity.slider WHERE NOT passed ORDER BY expires_at DESC LIMIT 1',
  )
  if (rows[0] === undefined) throw new Error('no puzzle was asked for')
  return (await solutionOf(owner, rows[0].uuid, 10)).moveLength
}
