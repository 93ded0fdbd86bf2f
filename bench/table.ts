// `npm run bench:table [-- --short] [--rounds N]`: compares the portal's table with others on the same rows, in Chromium.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from '@iisp/testing/browser'
import type { Browser } from 'playwright-core'
import { bringChromium } from '../scripts/bring-chromium.ts'
import { mainThread } from './main-thread.ts'
import { type Line, type Spread, print, spreadOf } from './figures.ts'
import { installPeers } from './peer.ts'
import { alternate } from './rounds.ts'
import type { TableBench } from './table/page.tsx'
import { servePage } from './serve-page.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean' }, rounds: { type: 'string' } } })
const rounds = Number(values.rounds ?? (values.short ? 1 : 5))
const warmMounts = 3

/** Milliseconds of processor time on the page's main thread, and of wall-clock time. */
interface Figures {
  readonly cold: number
  readonly warm: number
  readonly warmClock: number
  readonly p95: number
  readonly worst: number
  readonly p95Clock: number
}

declare global {
  var tableBench: TableBench
}

/** Measures on a new page: one cold mount, several warm mounts, then scrolling. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'tableBench' in window)
    const spent = await mainThread(page)
    const timed = async (work: () => Promise<number>) => {
      const before = await spent()
      const clock = await work()
      return { clock, cpu: (await spent()) - before }
    }
    const mount = () => timed(() => page.evaluate(() => tableBench.mount()))
    const cold = await mount()
    const warm: { clock: number; cpu: number }[] = []
    for (let i = 0; i < warmMounts; i++) {
      await page.evaluate(() => tableBench.unmount())
      // garbage of the previous mount must not count for this one
      await page.requestGC()
      warm.push(await mount())
    }
    const frames: { clock: number; cpu: number }[] = []
    const steps = await page.evaluate(() => tableBench.steps)
    for (let n = 0; n < steps; n++) {
      frames.push(await timed(() => page.evaluate((at) => tableBench.scroll(at), n)))
    }
    if (!(await page.evaluate(() => tableBench.isInPlace()))) {
      const complaint = `${url} does not show the rows that it was scrolled to`
      // what a peer leaves out does not spoil our own figures, but its frames are too fast
      if (!url.endsWith('agGrid')) throw new Error(complaint)
      console.log(complaint)
    }
    const sorted = (of: 'clock' | 'cpu') => frames.map((frame) => frame[of]).toSorted((a, b) => a - b)
    const p95 = (of: 'clock' | 'cpu') => sorted(of)[Math.floor(steps * 0.95)] ?? 0
    return {
      cold: cold.cpu,
      warm: spreadOf(warm.map(({ cpu }) => cpu)).median,
      warmClock: spreadOf(warm.map(({ clock }) => clock)).median,
      p95: p95('cpu'),
      worst: sorted('cpu').at(-1) ?? 0,
      p95Clock: p95('clock'),
    }
  } finally {
    await page.close()
  }
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
const executable = bringChromium()
await installPeers()
const served = await servePage(join(import.meta.dirname, 'table'))
console.log(`Load average before: ${load()}`)
const browser = await launch(executable)
try {
  const side = (name: string) => () => measure(browser, `${served.url}?side=${name}`)
  const found = await alternate<Figures, 'ours' | 'bare' | 'antd' | 'agGrid'>(
    { ours: side('ours'), bare: side('bare'), antd: side('antd'), agGrid: side('agGrid') },
    rounds,
  )
  const warm = (figures: Figures) => figures.warm
  const p95 = (figures: Figures) => figures.p95
  const antd = found.ratio('ours', 'antd', warm)
  const agGrid = found.ratio('ours', 'agGrid', warm)
  // compare with the better peer, whose ratio is the greater one
  const peer = antd.median > agGrid.median ? antd : agGrid
  const names = { ours: 'the portal', bare: 'bare TanStack Virtual', antd: 'Ant Design', agGrid: 'AG Grid' }
  const each = (what: string, figure: (figures: Figures) => number): Line[] =>
    (Object.keys(names) as (keyof typeof names)[]).map((name) => ({
      what: `${what}, ${names[name]}`,
      spread: found.of(name, figure),
      unit: 'ms',
    }))
  print('100,000 rows of 30 columns: mount, processor time until the rows are painted', [
    ...each('cold mount', (figures) => figures.cold),
    ...each('warm mount', warm),
    ...each('warm mount by the clock', (figures) => figures.warmClock),
  ])
  print('The same, scrolled down, sideways and in leaps: processor time of a frame', [
    ...each('frame p95', p95),
    ...each('worst frame', (figures) => figures.worst),
    ...each('frame p95 by the clock, waiting for the screen included', (figures) => figures.p95Clock),
  ])
  const bars: (Line & { readonly goal: { readonly atMost: number } })[] = [
    { what: 'warm mount / better peer', spread: peer, unit: '', goal: { atMost: 0.25 } },
    { what: 'warm mount / bare', spread: found.ratio('ours', 'bare', warm), unit: '', goal: { atMost: 2.5 } },
    { what: 'frame p95 / bare', spread: found.ratio('ours', 'bare', p95), unit: '', goal: { atMost: 1.3 } },
    {
      what: 'worst frame',
      spread: found.of('ours', (figures) => figures.worst),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
  print('Bars', bars)
  console.log(`\nLoad average after: ${load()}`)
  const missed = bars.filter(({ spread, goal }) => (spread as Spread).median > goal.atMost)
  console.log(
    missed.length === 0
      ? `Verdict: all ${bars.length} bars met`
      : `Verdict: ${missed.length} of ${bars.length} bars missed: ${missed.map(({ what }) => what).join(', ')}`,
  )
} finally {
  await browser.close()
  await served.close()
}
