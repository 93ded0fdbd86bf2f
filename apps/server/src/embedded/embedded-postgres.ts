import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { appRole } from '@iisp/server'
import { chooseAccount } from './account.ts'
import { findBinaries, postgresMajor } from './binaries.ts'
import { prepareDataDir } from './data-dir.ts'
import { checkVersion, createCluster, handOver } from './database-folder.ts'
import { allowLogin, createDatabase } from './databases.ts'
import { lockFolder } from './folder-lock.ts'
import { findOrphan, type Cluster } from './postmaster.ts'
import { postgresSettings } from './settings.ts'
import { socketAddress, socketUrl } from './socket-address.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedPostgres {
  /** Connection string of the database `iisp` as superuser, over a unix socket; for pg and psql. */
  readonly url: string
  /** The same as the application's role, which owns nothing. */
  readonly portalUrl: string
  stop(): Promise<void>
}

const logLimit = 10 * 1024 * 1024

/**
 * Runs the PostgreSQL that comes with the program on `dataDir`/postgres: makes the database at first, adopts a
 * server that a killed portal left behind, and is the only one on the folder. Throws StartupErrors.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Settings that replace those of the product. */
  readonly settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  await prepareDataDir(dataDir)
  const lock = lockFolder(dataDir)
  try {
    const running = await startLocked(dataDir, options.log, options.settings ?? {})
    return {
      ...running,
      async stop() {
        await running.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(
  dataDir: string,
  log: (line: string) => void,
  settings: Readonly<Record<string, string>>,
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres')
  const logFile = join(dataDir, 'postgres.log')
  const account = chooseAccount(folder)
  const binaries = await findBinaries(account, dataDir)
  if (existsSync(folder)) checkVersion(folder)
  else {
    log(
      `正在创建数据库（PostgreSQL ${postgresMajor}）… Creating the database (PostgreSQL ${postgresMajor}) …`,
    )
    await createCluster(binaries, folder, account)
  }
  const address = socketAddress(folder)
  const url = socketUrl(address.folder, 'postgres')
  const cluster: Cluster = {
    binaries,
    folder,
    logFile,
    account,
    url,
    settings: { ...postgresSettings(), ...settings },
  }
  const orphan = await findOrphan(cluster)
  if (orphan)
    log(`接管仍在运行的数据库（进程 ${orphan}）。 Taking over the running database (process ${orphan}).`)
  else {
    handOver(folder, account)
    await limitLog(logFile)
  }
  const server = await supervise(cluster, orphan, log)
  const stop = async () => {
    await server.stop()
    address.close()
  }
  try {
    await allowLogin(url, appRole)
    return {
      url: await createDatabase(url, 'iisp'),
      portalUrl: socketUrl(address.folder, 'iisp', appRole),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Once the log has grown too large, it is kept as postgres.log.1 and a new one begins. */
async function limitLog(path: string): Promise<void> {
  const size = existsSync(path) ? (await stat(path)).size : 0
  if (size <= logLimit) return
  await rm(`${path}.1`, { force: true })
  await rename(path, `${path}.1`)
}
