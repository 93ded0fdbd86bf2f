import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Database, appRole, migrate, platformMigrations, requireOwnStore } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { loadSecrets } from '@iisp/server/config/secrets'
import { StartupError } from '@iisp/server/config/startup-error'
import { pino } from 'pino'
import { compose } from './compose.ts'
import { prepareDataDir } from './embedded/data-dir.ts'
import { firstStart } from './first-start.ts'
import { growDemonstration } from './grow-demonstration.ts'
import { openFiles } from './outside.ts'
import { openDatabase } from './open-database.ts'

const log = (line: string) => console.log(line)

/** `--orders N`: how many orders there should be. */
function wantedOrders(): number {
  const { values } = parseArgs({
    options: { orders: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const orders = String(values['orders'])
  if (/^[1-9]\d{0,7}$/.test(orders)) return Number(orders)
  throw new StartupError('用法：npm run seed -- --orders 1000000', 'Usage: npm run seed -- --orders 1000000')
}

/** Fills the configured database with the demonstration and that many orders. The portal must not be running. */
async function seed(orders: number): Promise<void> {
  const config = loadConfig()
  const dataDir = resolve(config.dataDir)
  await prepareDataDir(dataDir)
  const database = await openDatabase(config, dataDir, log)
  try {
    const secrets = await loadSecrets(
      config.secretsDir ? resolve(config.secretsDir) : join(dataDir, 'secrets'),
    )
    const { modules } = compose(secrets, { publish: () => {} }, config)
    await migrate(database.adminUrl, [platformMigrations, ...modules], database.loginRole)
    const files = await openFiles(config, dataDir, pino({ level: config.logLevel }))
    const db = new Database({ url: database.url, poolSize: 1, role: appRole })
    try {
      await requireOwnStore(db, files)
    } finally {
      await db.close()
    }
    await firstStart(database.url, modules, dataDir, secrets, files, log)
    await growDemonstration(database, { orders, now: new Date(), auditKey: secrets.auditRowKey, log })
  } finally {
    await database.stop()
  }
}

try {
  await seed(wantedOrders())
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
