import { globSync, readFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './children.ts'
import { servePage } from './serve-page.ts'

const dist = join(root, 'apps/portal/dist')

export interface BlankPage {
  readonly url: string
  /** How many scripts it loads. */
  readonly scripts: number
  /** Gzipped size of them all, in bytes. */
  readonly bytes: number
  close(): void
}

/**
 * Serves a React page that shows one line, and makes the browser fetch and compile scripts of the portal beside React
 * until their size together is that of `paths`. They are taken from the whole build, because those of home are few and big.
 * The page has the portal's `headers`, since an opener policy, for one, makes the browser start a process for it.
 */
export async function serveBlank(paths: readonly string[], headers: OutgoingHttpHeaders): Promise<BlankPage> {
  const react = gzipSync(await builtPage())
  const packed = (path: string) => gzipSync(readFileSync(join(dist, path)))
  const portal = globSync('assets/*.js', { cwd: dist }).map((path) => ({
    path: `/${path}`,
    body: packed(path),
  }))
  let left = paths.reduce((sum, path) => sum + packed(path).length, 0) - react.length
  const wanted = left + react.length
  const beside = portal
    .toSorted((a, b) => b.body.length - a.body.length)
    .filter(({ body }) => {
      if (body.length > left) return false
      left -= body.length
      return true
    })
  const links = beside.map(({ path }) => `<link rel="modulepreload" href="${path}">`)
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Blank</title>
    <script type="module" src="/react.js"></script>${links.join('')}</head><body><div id="root"></div></body></html>`
  const files = new Map([
    ['/', { type: 'text/html', body: gzipSync(html) }],
    ['/react.js', { type: 'text/javascript', body: react }],
    ...beside.map(({ path, body }) => [path, { type: 'text/javascript', body }] as const),
  ])
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) return void response.writeHead(404).end()
    const own = file.type === 'text/html' ? headers : {}
    response.writeHead(200, { ...own, 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    scripts: beside.length + 1,
    bytes: wanted - left,
    close: () => void server.close(),
  }
}

/** The script of the built page. */
async function builtPage(): Promise<string> {
  const served = await servePage(join(import.meta.dirname, 'blank'))
  try {
    const html = await (await fetch(served.url)).text()
    const source = /src="([^"]+\.js)"/.exec(html)?.[1]
    if (source === undefined) throw new Error('the blank page has no script')
    return await (await fetch(new URL(source, served.url))).text()
  } finally {
    await served.close()
  }
}
