import { join, resolve } from 'node:path'
import type { Config } from '@iisp/server/config/keys'
import { loadConfig } from '@iisp/server/config/load-config'
import { loadSecrets, type Secrets } from '@iisp/server/config/secrets'
import { StartupError } from '@iisp/server/config/startup-error'
import { prepareDataDir } from './embedded/data-dir.ts'
import { onceAsked } from './once-asked.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { requireFreePort, requireTrustedProxy } from './preconditions.ts'

/** The configuration and services with which the portal runs. */
export interface Runtime {
  readonly config: Config
  /** Absolute. */
  readonly dataDir: string
  readonly database: OpenDatabase
  readonly secrets: Secrets
  /** Prints a line to the terminal. */
  readonly log: (line: string) => void
}
/** What `serve` started. */
export interface Running {
  /** Address to print, such as http://localhost:7800 */
  readonly address: string
  /** Finishes the calls under way, closes the listener, the jobs and the database pool. */
  stop(): Promise<void>
}

/**
 * Starts the portal from the environment and stops it on Ctrl+C, SIGTERM or SIGHUP. If it cannot start, the reason is
 * printed as one sentence and the exit code is 1.
 */
export async function runCli(serve: (runtime: Runtime) => Promise<Running>): Promise<void> {
  const log = (line: string) => console.log(line)
  const down: (() => Promise<void>)[] = []
  const takeDown = async () => {
    for (const stop of down.splice(0).toReversed()) await stop()
  }
  const asked = onceAsked()
  try {
    const config = loadConfig()
    requireTrustedProxy(config)
    const dataDir = resolve(config.dataDir)
    await prepareDataDir(dataDir)
    await requireFreePort(config.host, config.port)
    const database = await openDatabase(config, dataDir, log)
    down.push(() => database.stop())
    const secrets = await loadSecrets(
      config.secretsDir ? resolve(config.secretsDir) : join(dataDir, 'secrets'),
    )
    if (asked.already) return await takeDown()
    const running = await serve({ config, dataDir, database, secrets, log })
    down.push(() => running.stop())
    log(`门户已就绪。 The portal is ready: ${running.address}`)
    await asked.signal
    log('正在停止… Stopping …')
    await takeDown()
  } catch (error) {
    await takeDown().catch((cause: unknown) => console.error(cause))
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
  asked.release()
}
