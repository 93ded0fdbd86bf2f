import { join } from 'node:path'
import { launch } from '@iisp/testing/browser'
import type { Browser, Page } from 'playwright-core'
import { bringChromium } from '../scripts/bring-chromium.ts'
import { type Line, print, spreadOf } from './figures.ts'
import { mainThread } from './main-thread.ts'
import type { Size } from './options.ts'
import type { PickerBench } from './picker/page.tsx'
import { alternate } from './rounds.ts'
import { servePage } from './serve-page.ts'
import type { Stage } from './stage.ts'

declare global {
  var pickerBench: PickerBench
}

/** Eight keystrokes in names, initials and codes: the text in the field before, and the key. */
const keystrokes = [
  ['', '启'],
  ['启明', '债'],
  ['启明', '量'],
  ['', 'h'],
  ['h', 'z'],
  ['hz', 'l'],
  ['S', 'C'],
  ['SC00', '3'],
] as const

/** Milliseconds from a keystroke until the result is painted: wall-clock time, and processor time of the main thread. */
interface Keystroke {
  readonly clock: number
  readonly cpu: number
}

/** Measures the time from keystroke to paint in the product pickers with 10,000 products. */
export async function benchPicker(_stage: Stage, size: Size): Promise<void> {
  const executable = bringChromium()
  const served = await servePage(join(import.meta.dirname, 'picker'))
  const browser = await launch(executable)
  try {
    const side = (name: string) => () => measure(browser, `${served.url}?side=${name}`)
    const found = await alternate<readonly Keystroke[], 'single' | 'multi'>(
      { single: side('single'), multi: side('multi') },
      size.rounds,
    )
    const lines = (name: 'single' | 'multi', what: string): Line[] => {
      const of = (kind: keyof Keystroke, figure: 'median' | 'max') =>
        found.of(name, (keys) => spreadOf(keys.map((key) => key[kind]))[figure])
      return [
        { what: `${what}, median key`, spread: of('clock', 'median'), unit: 'ms', goal: { atMost: 50 } },
        { what: `${what}, worst key`, spread: of('clock', 'max'), unit: 'ms', goal: { atMost: 50 } },
        { what: `${what}, median key, processor time`, spread: of('cpu', 'median'), unit: 'ms' },
        { what: `${what}, worst key, processor time`, spread: of('cpu', 'max'), unit: 'ms' },
      ]
    }
    print(
      `Product pickers over 10,000 products: ${keystrokes.length} keys, each until its answer is painted`,
      [...lines('single', 'one product'), ...lines('multi', 'several products')],
    )
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Measures on a new page, after opening the list. */
async function measure(browser: Browser, url: string): Promise<Keystroke[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'pickerBench' in window)
    const spent = await mainThread(page)
    await page.getByLabel('产品', { exact: true }).click()
    await page
      .getByText(/号私募证券投资基金/)
      .first()
      .waitFor()
    const found: Keystroke[] = []
    for (const [typed, key] of keystrokes) found.push(await press(page, typed, key, spent))
    return found
  } finally {
    await page.close()
  }
}

async function press(
  page: Page,
  typed: string,
  key: string,
  spent: () => Promise<number>,
): Promise<Keystroke> {
  const field = page.getByRole('combobox')
  await field.fill(typed)
  // wait until earlier work is done
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForTimeout(rest)
  await page.evaluate((keyword) => pickerBench.expect(keyword), typed + key)
  const before = await spent()
  // a Chinese character comes from an input method and has no key
  if (key.charCodeAt(0) < 128) await page.keyboard.press(key)
  else await page.keyboard.insertText(key)
  const clock = await page.evaluate(() => pickerBench.took())
  return { clock, cpu: (await spent()) - before }
}
/** Time for the list to settle after the previous key, in milliseconds. */
const rest = 150
