import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/embedded/embedded-postgres.ts'

// A temporary PostgreSQL for one run of .ci/run: tests and proofs then fill its template databases once. Prints its
// address and runs until its input ends, as it does when the run ends in whatever way.
const dataDir = await mkdtemp(join(tmpdir(), 'iisp-ci-'))
const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
process.stdin.resume().on('end', () => void stop())
console.log(server.url)

async function stop(): Promise<void> {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit()
}
