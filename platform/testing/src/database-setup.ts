import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@iisp/app-server/embedded/embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a PostgreSQL server, as superuser. Every test file creates its own database there. */
    databaseUrl: string
  }
}

interface Shared {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Shared by all vitest projects: each loads this file again, in the same process. */
const run = globalThis as { testDatabase?: { server: Promise<Shared>; projects: number } }

/** Provides one PostgreSQL for the whole run: that of TEST_DATABASE_URL, or an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.testDatabase ??= { server: open(), projects: 0 })
  shared.projects += 1
  const server = await shared.server
  project.provide('databaseUrl', server.url)
  return async () => {
    shared.projects -= 1
    if (shared.projects > 0) return
    delete run.testDatabase
    await server.stop()
  }
}

async function open(): Promise<Shared> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => Promise.resolve() }
  const dataDir = await mkdtemp(join(tmpdir(), 'iisp-test-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
