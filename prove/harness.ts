import { type Iisp, type IispOptions, startIisp } from '@iisp/testing/iisp'
import { startTestPostgres } from '@iisp/testing/test-postgres'

/** `--name value` from the command line, or the fallback. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}

/** What an installation may switch off is on, so that its calls are tried as well. */
const allOn: IispOptions['settings'] = { enableSweepLogin: true }

/**
 * Runs a proof against the whole portal, on the PostgreSQL of TEST_DATABASE_URL or a temporary one. With `isDurable` it is
 * always a temporary one, with the product's settings.
 */
export async function withPortal(
  prove: (iisp: Iisp) => Promise<void>,
  { isDurable = false, ...options }: Omit<IispOptions, 'serverUrl'> & { readonly isDurable?: boolean } = {},
): Promise<void> {
  const given = isDurable ? undefined : process.env.TEST_DATABASE_URL
  const own = given ? null : await startTestPostgres({ isDurable })
  try {
    const serverUrl = given ?? (own as { url: string }).url
    const iisp = await startIisp({ serverUrl, ...options, settings: { ...allOn, ...options.settings } })
    try {
      await prove(iisp)
    } finally {
      await iisp.close()
    }
  } finally {
    await own?.stop()
  }
}

/** Counts passed and failed checks, and prints the result at the end. */
export class Verdict {
  #passed = 0
  readonly #failures: string[] = []

  check(holds: boolean, what: string): void {
    if (holds) this.#passed++
    else this.#failures.push(what)
  }
  /** The counts in the form that CI sums up. */
  get counts(): string {
    return `${this.#passed} passed, ${this.#failures.length} failed`
  }
  /** Prints the failures and a summary line, and sets the exit code. */
  close(): void {
    for (const failure of this.#failures.slice(0, 60)) console.log(`  not held: ${failure}`)
    if (this.#failures.length > 60) console.log(`  … and ${this.#failures.length - 60} more`)
    console.log(`${this.#passed} held, ${this.#failures.length} not held`)
    if (this.#failures.length > 0) process.exitCode = 1
  }
}
