import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from '@iisp/testing/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { bringChromium } from '../scripts/bring-chromium.ts'
import { buildPortal } from '../scripts/build-portal.ts'
import { root } from './children.ts'
import { benchColdHome } from './cold-home.ts'
import { print, spreadOf } from './figures.ts'
import type { Size } from './options.ts'
import { type Stage, openSession, withOwner } from './stage.ts'
import { measureTabHeap } from './tab-heap.ts'
import { measureSwitches } from './tab-switches.ts'
import { type Visit, scriptsOf, usable } from './visit.ts'

interface Opened {
  readonly login: Visit
  readonly home: Visit
  readonly list: Visit
}

/** Measures script size and time to a usable login page, home page and first sub-application, with an empty cache, and tab switches. */
export async function benchBrowser(stage: Stage, size: Size): Promise<void> {
  buildPortal()
  const executable = bringChromium()
  const url = await stage.orders(size.smallOrders)
  const portal = await stage.portal(url)
  const sessionId = await withOwner(url, (owner) => openSession(owner, 'lin.jing@yuanshan.example'))
  const origin = `http://127.0.0.1:${portal.port}`
  const browser = await launch(executable)
  try {
    await visits(browser, origin, sessionId)
    const rounds: Opened[] = []
    for (let i = 0; i < size.rounds; i++) rounds.push(await visits(browser, origin, sessionId))
    reportVisits(rounds)
    await benchColdHome(browser, origin, () => signedIn(browser, origin, sessionId), size.rounds)
    const context = await signedIn(browser, origin, sessionId)
    const switches = spreadOf(await measureSwitches(await context.newPage(), origin, size.tabSwitches))
    print(`Switch among 20 open tabs with a list each, ${size.tabSwitches} times, until it is painted`, [
      { what: 'median and worst', spread: switches, unit: 'ms', goal: { atMost: 50 } },
      { what: 'worst', spread: spreadOf([switches.max]), unit: 'ms', goal: { atMost: 100 } },
    ])
    await context.close()
    const fresh = await signedIn(browser, origin, sessionId)
    const heap = await measureTabHeap(await fresh.newPage(), origin, size.tabOpenings)
    print(`Data of the page after ${size.tabOpenings} openings and closings of tabs`, [
      {
        what: 'after / before',
        spread: spreadOf([heap.after / heap.before]),
        unit: '',
        goal: { atMost: 1.05 },
      },
    ])
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function visits(browser: Browser, origin: string, sessionId: string): Promise<Opened> {
  const stranger = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const loginPage = await stranger.newPage()
  await loginPage.goto(`${origin}/iisp/login`, { waitUntil: 'commit' })
  const login = await usable(loginPage, '密码登录')
  await stranger.close()
  const context = await signedIn(browser, origin, sessionId)
  const page = await context.newPage()
  await page.goto(`${origin}/iisp`, { waitUntil: 'commit' })
  const home = await usable(page, '我的待办')
  await openList(page)
  const before = await scriptsOf(page)
  const began = await page.evaluate(() => performance.now())
  await page.getByRole('navigation').getByRole('button', { name: '划款指令查询' }).click()
  const list = await usable(page, 'HK20', '[data-app="transfers"]')
  await context.close()
  const more = [...list.scripts].filter((script) => !before.has(script))
  return { login, home, list: { took: list.took - began, scripts: new Set(more) } }
}

async function signedIn(browser: Browser, origin: string, sessionId: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addCookies([{ name: 'sessionId', value: sessionId, url: origin }])
  return context
}

/** Expands the menu group of the list. */
async function openList(page: Page): Promise<void> {
  const menu = page.getByRole('navigation')
  const item = menu.getByRole('button', { name: '划款指令查询' })
  const group = menu.getByRole('button', { name: /^划款管理/ })
  await group.waitFor()
  if (!(await item.isVisible())) await group.click()
  await item.waitFor()
}

/** Gzipped size in kilobytes. */
const kilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(root, 'apps/portal/dist', path))).length,
    0,
  ) / 1024

function reportVisits(rounds: readonly Opened[]): void {
  const took = (visit: keyof Opened) => spreadOf(rounds.map((round) => round[visit].took))
  const bytes = (scripts: (round: Opened) => Iterable<string>) =>
    spreadOf(rounds.map((round) => kilobytes(scripts(round))))
  print('First visit with an empty cache', [
    {
      what: 'login page, script',
      spread: bytes((round) => round.login.scripts),
      unit: 'KB',
      goal: { atMost: 130 },
    },
    {
      what: 'home page, script',
      spread: bytes((round) => round.home.scripts),
      unit: 'KB',
      goal: { atMost: 230 },
    },
    {
      what: 'first sub-application, script more',
      spread: bytes((round) => round.list.scripts),
      unit: 'KB',
      goal: { atMost: 160 },
    },
    { what: 'login page usable', spread: took('login'), unit: 'ms' },
    { what: 'home page usable', spread: took('home'), unit: 'ms' },
    { what: 'first sub-application, from click to rows', spread: took('list'), unit: 'ms' },
  ])
}
