import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type BlankPage, serveBlank } from './blank.ts'
import { print } from './figures.ts'
import { alternate } from './rounds.ts'
import { type Visit, usable } from './visit.ts'

/** How home may compare with the blank page. */
const goal = { atMost: 1.5 }

/** Compares home, opened with an empty cache, with a blank React page of the same script size, in turns. */
export async function benchColdHome(
  browser: Browser,
  origin: string,
  signedIn: () => Promise<BrowserContext>,
  rounds: number,
): Promise<void> {
  const home = async (): Promise<Visit> => {
    const context = await signedIn()
    return opened(context, await context.newPage(), `${origin}/iisp`, (page) => usable(page, '我的待办'))
  }
  const blank = await serveBlank([...(await home()).scripts], await isolation(`${origin}/iisp`))
  const blankVisit = async (): Promise<Visit> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    return opened(context, await context.newPage(), blank.url, (page) => loaded(page, blank))
  }
  try {
    const found = await alternate<Visit, 'home' | 'blank'>({ home, blank: blankVisit }, rounds)
    const took = ({ took: milliseconds }: Visit) => milliseconds
    print(
      `Home with an empty cache, and a blank React page with ${Math.round(blank.bytes / 1024)} KB of script`,
      [
        { what: 'home usable', spread: found.of('home', took), unit: 'ms' },
        { what: 'blank page usable', spread: found.of('blank', took), unit: 'ms' },
        { what: 'home / blank page', spread: found.ratio('home', 'blank', took), unit: '', goal },
      ],
    )
  } finally {
    blank.close()
  }
}

/** The headers by which a browser isolates the portal's pages from others. */
async function isolation(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url)
  const names = [
    'cross-origin-opener-policy',
    'content-security-policy',
    'permissions-policy',
    'x-frame-options',
  ]
  return Object.fromEntries(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}

async function opened(
  context: BrowserContext,
  page: Page,
  url: string,
  until: (page: Page) => Promise<Visit>,
): Promise<Visit> {
  try {
    await page.goto(url, { waitUntil: 'commit' })
    return await until(page)
  } finally {
    await context.close()
  }
}

/** The blank page is usable when its line is shown and its scripts are there. */
async function loaded(page: Page, blank: BlankPage): Promise<Visit> {
  const shown = await usable(page, '我的待办')
  const handle = await page.waitForFunction(
    (count) => {
      const ends = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      return ends.length >= count && ends.every((end) => end > 0) ? Math.max(...ends) : false
    },
    blank.scripts,
    { polling: 'raf', timeout: 60_000 },
  )
  return { ...shown, took: Math.max(shown.took, Number(await handle.jsonValue())) }
}
