import type { Page } from 'playwright-core'

/** Figures of a first visit: milliseconds until the page is usable, and the scripts requested for it. */
export interface Visit {
  readonly took: number
  readonly scripts: ReadonlySet<string>
}

/** Waits until a text is on the page. The time is the browser's, from the start of the navigation. */
export async function usable(page: Page, text: string, within = '#root'): Promise<Visit> {
  const handle = await page.waitForFunction(
    ([selector, wanted]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector as string)]
      // innerText lays the whole page out, so that asking for it in every frame would be measured with the page
      const there = shown.filter((one) => one.textContent.includes(wanted as string))
      return there.some((one) => one.innerText.includes(wanted as string)) ? performance.now() : false
    },
    [within, text],
    { polling: 'raf', timeout: 60_000 },
  )
  return { took: Number(await handle.jsonValue()), scripts: await scriptsOf(page) }
}

/** Paths of the scripts requested so far. */
export async function scriptsOf(page: Page): Promise<Set<string>> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  return new Set(names.map((name) => new URL(name).pathname).filter((path) => path.endsWith('.js')))
}
