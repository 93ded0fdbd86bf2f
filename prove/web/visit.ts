import { getMenuAuthority } from '@iisp/identity/contract'
import { bringAxe, seriousFindings } from '@iisp/testing/accessibility'
import { type Person, signedIn } from '@iisp/testing/browser'
import type { Iisp } from '@iisp/testing/iisp'
import type { Browser, Page, Response } from 'playwright-core'
import { shownTexts } from './shown-texts.ts'
import { stringsOf, untranslated } from './untranslated.ts'
import type { View } from './views.ts'

/** Opens the view in a window of its own. Returns what is wrong with it. */
export async function visit(browser: Browser, iisp: Iisp, view: View): Promise<readonly string[]> {
  const person = await signedIn(browser, iisp, view.person, view.language)
  try {
    await bringAxe(person.context)
    // people of channels work in the window in which they signed in; in others they are led home
    await person.context.addInitScript(() => sessionStorage.setItem('iisp.role-chosen', '1'))
    await person.context.addInitScript((mode) => localStorage.setItem('appearance', mode), view.appearance)
    return await judge(person, iisp, view)
  } finally {
    await person.context.close()
  }
}

async function judge({ page, complaints }: Person, iisp: Iisp, view: View): Promise<readonly string[]> {
  const data: string[] = []
  const failed: string[] = []
  const readings: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) failed.push(`${response.status()} from ${response.url()}`)
    readings.push(readData(response, data))
  })
  await page.goto(`${iisp.origin}/iisp${view.address}`)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main, [role="main"]') !== null)
  await Promise.all(readings)
  data.push(...(await dataOfPage(page)))
  const texts = untranslated(await shownTexts(page), view.language, data)
  return [
    ...complaints.map((complaint) => `console: ${complaint}`),
    ...failed,
    ...misplaced(view, new URL(page.url()).pathname),
    ...texts.map((text) => `untranslated: ${text.slice(0, 80)}`),
    ...(await seriousFindings(page)),
  ]
}

/** Menus have their names in both languages, so that theirs are no data. */
async function readData(response: Response, data: string[]): Promise<void> {
  const isJson = (response.headers()['content-type'] ?? '').includes('json')
  if (!isJson || response.url().includes(getMenuAuthority.path)) return
  data.push(...stringsOf(await response.text().catch(() => '')))
}

/** The answers that the page itself came with. */
async function dataOfPage(page: Page): Promise<readonly string[]> {
  const begin = await page.evaluate(() => document.getElementById('begin')?.textContent ?? '{}')
  const { answers = [] } = JSON.parse(begin) as { answers?: { call: string; data: unknown }[] }
  return answers
    .filter(({ call }) => call !== getMenuAuthority.name)
    .flatMap((answer) => stringsOf(JSON.stringify(answer.data)))
}

function misplaced({ expected }: View, pathname: string): readonly string[] {
  const isRefused = pathname === '/iisp/403'
  if (expected === 'shown' && isRefused) return ['a menu in the tree answers 403']
  if (expected === 'refused' && !isRefused) return [`no 403 but ${pathname}`]
  return []
}
