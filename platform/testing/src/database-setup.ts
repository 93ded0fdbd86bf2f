import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@iisp/app-server/embedded/embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for the tests, as superuser; every test file makes a database of its own in it. */
    databaseUrl: string
  }
}

let shared: Promise<{ url: string; stop(): Promise<void> }> | undefined
let users = 0

/** One PostgreSQL for the whole run: that of TEST_DATABASE_URL, or an embedded one in a passing folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  shared ??= open()
  const { url, stop } = await shared
  project.provide('databaseUrl', url)
  return async () => {
    users -= 1
    if (users === 0) await stop()
  }
}

async function open(): Promise<{ url: string; stop(): Promise<void> }> {
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
