import { resolve } from 'node:path'
import { Database, adoptStore, appRole } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { StartupError } from '@iisp/server/config/startup-error'
import { pino } from 'pino'
import { prepareDataDir } from './embedded/data-dir.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { openFiles } from './outside.ts'
import { requireDatabase } from './preconditions.ts'

/**
 * Makes the configured folder or bucket the file store of the configured database. The portal must not be running, and
 * must have been started in this version before.
 */
async function adopt(): Promise<void> {
  const config = loadConfig()
  const dataDir = resolve(config.dataDir)
  await prepareDataDir(dataDir)
  if (config.databaseUrl !== null) await requireDatabase(config.databaseUrl)
  const files = await openFiles(config, dataDir, pino({ level: config.logLevel }))
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) })
      : null
  try {
    const url = embedded?.url ?? (config.databaseUrl as string)
    const db = new Database({ url, poolSize: 1, role: appRole })
    try {
      await adoptStore(db, files)
    } finally {
      await db.close()
    }
    console.log(
      `数据库今后使用 ${files.place} 中的文件。 The database uses the files in ${files.place} from now on.`,
    )
  } finally {
    await embedded?.stop()
  }
}

try {
  await adopt()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
