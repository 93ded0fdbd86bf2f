import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the gallery into a temporary folder and serves it. */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'iisp-gallery-'))
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
  // with the NODE_ENV of a test run, the libraries' development builds would be used
  process.env.NODE_ENV = 'production'
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      await new Promise((closed) => server.close(closed))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
