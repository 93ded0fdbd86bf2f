// Opens the pages of every role in Chromium, in both languages, light and dark: no error in the console, no refused
// script, no failed answer, no untranslated text, nothing serious for axe, and no menu whose page answers 403.
// By default each person's own menus; with `--addresses all` every address of the portal as every person.
// `--seconds 120` visits a share in a random order that `--seed` repeats; `--only lin.jing` visits as one person.
import { publicFiles } from '@iisp/app-server/public-settings'
import { loadConfig } from '@iisp/server/config/load-config'
import { launch } from '@iisp/testing/browser'
import type { Iisp } from '@iisp/testing/iisp'
import { bringChromium } from '../scripts/bring-chromium.ts'
import { buildPortal } from '../scripts/build-portal.ts'
import { people } from './access/rights.ts'
import { Verdict, option, withPortal } from './harness.ts'
import { everyAddress, ownMenus } from './web/addresses.ts'
import { menusOf } from './web/menus.ts'
import { type View, inAllLooks, nameOf, shuffled } from './web/views.ts'
import { visit } from './web/visit.ts'

const seed = Number(option('seed', String(Date.now() % 1_000_000)))
/** How long views are visited; 0: until all are. */
const seconds = Number(option('seconds', '0'))
const only = option('only', '')
const all = option('addresses', 'own') === 'all'
const dist = new URL('../apps/portal/dist', import.meta.url).pathname
const verdict = new Verdict()

async function viewsOf(iisp: Iisp): Promise<readonly View[]> {
  const views: View[] = []
  for (const person of people.filter((name) => only === '' || name === only)) {
    const menus = await menusOf(iisp, person, verdict)
    const addresses = all ? await everyAddress(iisp, menus) : ownMenus(menus)
    views.push(...addresses.flatMap((address) => inAllLooks({ person, ...address })))
  }
  return shuffled(views, seed)
}

async function walk(iisp: Iisp, chromium: string): Promise<void> {
  const views = await viewsOf(iisp)
  const browser = await launch(chromium)
  const end = seconds === 0 ? Infinity : performance.now() + seconds * 1000
  let visited = 0
  for (const view of views) {
    if (performance.now() > end) break
    const faults = await visit(browser, iisp, view).catch((error: unknown) => [String(error)])
    verdict.check(faults.length === 0, `${nameOf(view)}: ${faults.join('; ')}`)
    visited++
  }
  await browser.close()
  console.log(`${visited} of ${views.length} views visited`)
}

console.log(`prove:web, seed ${seed}`)
const chromium = bringChromium()
buildPortal()
await withPortal((iisp) => walk(iisp, chromium), {
  portalFolder: dist,
  generatedFiles: publicFiles(loadConfig({}, '/'), dist),
})
verdict.close()
