import type { TestProject } from 'vitest/node'
import { type TestPostgres, startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a PostgreSQL server, as superuser. Every test file creates its own database there. */
    databaseUrl: string
  }
}

/** Shared by all vitest projects: each loads this file again, in the same process. */
const run = globalThis as { testDatabase?: { server: Promise<TestPostgres>; projects: number } }

/**
 * Provides one PostgreSQL server for the whole run: the one in TEST_DATABASE_URL, or an embedded
 * one in a temporary folder.
 */
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

async function open(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? { url: given, stop: () => Promise.resolve() } : startTestPostgres()
}
