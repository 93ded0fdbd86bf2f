import react from '@vitejs/plugin-react'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** Builds the page in a folder for production and serves it. */
export async function servePage(root: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'iisp-page-'))
  const common = {
    root,
    configFile: false as const,
    mode: 'production',
    logLevel: 'error' as const,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  }
  await build(common)
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error(`the page in ${root} has no address`)
  return {
    url,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
