import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@iisp/app-server/embedded/embedded-postgres'

/**
 * Disables waiting for the disk: a crash of the machine would only lose data that are thrown away
 * anyway.
 */
const throwAway = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  // each worker of a test run has a portal or two, and some tests start nodes of their own
  max_connections: '150',
}

export interface TestPostgres {
  /** Connection string as superuser. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts an embedded PostgreSQL in a temporary folder, which `stop` removes. Its settings favour
 * speed over durability; `isDurable` keeps the product's settings.
 */
export async function startTestPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(isDurable ? tmpdir() : await quickFolder(), 'iisp-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: isDurable ? {} : throwAway,
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const roomInMemory = 2 * 1024 ** 3

/** A folder in memory where there is room: the 1,300 files of a database are copied there in a tenth of the time. */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  const found = await statfs(memory).catch(() => null)
  return found !== null && found.bavail * found.bsize >= roomInMemory ? memory : tmpdir()
}
