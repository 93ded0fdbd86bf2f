import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@iisp/app-server/embedded/embedded-postgres'
import { type Iisp, startIisp } from '@iisp/testing/iisp'

/** `--name value` from the command line, or the fallback. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}

/** Runs a proof against the whole portal on a passing PostgreSQL, or on that of TEST_DATABASE_URL. */
export async function withPortal(prove: (iisp: Iisp) => Promise<void>): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'iisp-prove-'))
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  try {
    const iisp = await startIisp({ serverUrl: given ?? (embedded as { url: string }).url })
    try {
      await prove(iisp)
    } finally {
      await iisp.close()
    }
  } finally {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Counts what held and what did not, and says so in the end. */
export class Verdict {
  #passed = 0
  readonly #failures: string[] = []

  check(holds: boolean, what: string): void {
    if (holds) this.#passed++
    else this.#failures.push(what)
  }
  /** In the form that CI adds up. */
  get counts(): string {
    return `${this.#passed} passed, ${this.#failures.length} failed`
  }
  /** Prints the failures and one closing line; sets the exit code. */
  close(): void {
    for (const failure of this.#failures.slice(0, 60)) console.log(`  not held: ${failure}`)
    if (this.#failures.length > 60) console.log(`  … and ${this.#failures.length - 60} more`)
    console.log(`${this.#passed} held, ${this.#failures.length} not held`)
    if (this.#failures.length > 0) process.exitCode = 1
  }
}
