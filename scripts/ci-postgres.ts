import { startTestPostgres } from '../platform/testing/src/test-postgres.ts'

// A temporary PostgreSQL for one run of .ci/run: tests and proofs then fill its template databases once. Prints its
// address and runs until its input ends, as it does when the run ends in whatever way.
const server = await startTestPostgres()
process.stdin.resume().on('end', () => void stop())
console.log(server.url)

async function stop(): Promise<void> {
  await server.stop()
  process.exit()
}
