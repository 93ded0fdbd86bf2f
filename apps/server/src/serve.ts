import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Bus,
  Database,
  FolderStore,
  PostgresBus,
  RedisBus,
  appRole,
  createPortal,
  migrate,
  outboxMail,
  outboxSms,
  platformMigrations,
} from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import { pino } from 'pino'
import type { Running, Runtime } from './cli.ts'
import { compose } from './compose.ts'
import { firstStart } from './first-start.ts'
import { publicFiles } from './public-settings.ts'

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url))

async function openBus(config: Config, databaseUrl: string): Promise<Bus> {
  const bus = config.redisUrl === null ? new PostgresBus(databaseUrl) : new RedisBus(config.redisUrl)
  await bus.open()
  return bus
}

/** One node: migrates, fills a new installation, serves the calls and the built portal. */
export async function serve({ config, dataDir, databaseUrl, secrets, log }: Runtime): Promise<Running> {
  const bus = await openBus(config, databaseUrl)
  const { modules, sessions } = compose(secrets, bus, config)
  await migrate(databaseUrl, [platformMigrations, ...modules])
  const db = new Database({ url: databaseUrl, poolSize: config.databasePool, role: appRole })
  if (config.seed) await firstStart(databaseUrl, dataDir, secrets, log)
  const origins = new Set<string>(config.publicOrigin === null ? [] : [config.publicOrigin])
  const portal = await createPortal({
    db,
    bus,
    modules,
    sessions,
    files: new FolderStore(join(dataDir, 'files')),
    ports: { sms: outboxSms(db), mail: outboxMail(db) },
    log: pino({ level: config.logLevel }),
    origins,
    ...(config.trustProxy === null ? {} : { trustProxy: config.trustProxy }),
    uploadMaxBytes: config.uploadMaxMb * 1024 * 1024,
    publicPerMinute: 600,
    portalFolder,
    generatedFiles: publicFiles(config, portalFolder),
  })
  await portal.app.listen({ host: config.host, port: config.port })
  const port = (portal.app.server.address() as { port: number }).port
  for (const host of ['localhost', '127.0.0.1', config.host]) origins.add(`http://${host}:${port}`)
  log(
    `数据库 Database: ${config.databaseUrl === null ? '内置 embedded' : 'DATABASE_URL'} · 消息 Fan-out: ${bus.kind}`,
  )
  return {
    address: config.publicOrigin ?? `http://localhost:${port}`,
    async stop() {
      await portal.close()
      await bus.close()
      await db.close()
    },
  }
}
