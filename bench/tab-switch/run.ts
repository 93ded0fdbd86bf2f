/** How long a switch takes among 20 mounted pages with 50-row tables, beside the same with empty pages. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'

const outDir = join(tmpdir(), 'iisp-bench-tab-switch')
const switches = 100
const runs = Number(process.env['RUNS'] ?? 5)

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const config = JSON.stringify({ tabLimit: 20, activeTabLimit: 30 })

function serve() {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path === '/config.json') return response.setHeader('content-type', 'application/json').end(config)
    const file = join(outDir, path)
    const found = existsSync(file) && statSync(file).isFile() ? file : join(outDir, 'index.html')
    response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream')
    return createReadStream(found).pipe(response)
  })
}

/** Milliseconds from each click on a tab to the paint after it. */
async function measure(page: Page, url: string): Promise<number[]> {
  await page.goto(url)
  const menus = page.locator('nav [data-menu]')
  await menus.first().waitFor()
  for (let at = 0; at < 20; at++) await menus.nth(at).click()
  await page.waitForFunction(() => document.querySelectorAll('[data-app="bench"]').length >= 40)
  await page.waitForTimeout(500)
  return page.evaluate(async (times: number) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].slice(1)
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve())
          channel.port1.start()
          channel.port2.postMessage(0)
        })
      })
    const idle = () => new Promise((resolve) => setTimeout(resolve, 120))
    const taken: number[] = []
    for (let at = 0; at < times; at++) {
      await idle()
      const began = performance.now()
      tabs[(at * 7) % tabs.length]?.click()
      await painted()
      taken.push(performance.now() - began)
    }
    return taken
  }, switches)
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (value: number) => Math.round(value * 10) / 10

await build({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: 'chrome86' },
})
const server = serve().listen(0)
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const full: number[][] = []
const empty: number[][] = []
for (let run = 0; run < runs; run++) {
  for (const [rows, results] of [
    [50, full],
    [0, empty],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    results.push(await measure(page, `http://127.0.0.1:${port}/?rows=${rows}`))
    await page.close()
  }
}
await browser.close()
server.close()

const figures = (results: readonly number[][]) => ({
  median: round(median(results.map(median))),
  min: round(Math.min(...results.map(median))),
  max: round(Math.max(...results.map(median))),
  worst: round(Math.max(...results.flat())),
})
const tables = figures(full)
const reference = figures(empty)
console.log(`tab switch, 20 mounted pages, ${switches} switches, ${runs} runs, ms to next paint`)
console.log('50-row tables', tables)
console.log('empty pages  ', reference)
console.log(`ratio of medians ${round(tables.median / reference.median)}`)
