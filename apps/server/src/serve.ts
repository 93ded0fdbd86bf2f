import { fileURLToPath } from 'node:url'
import {
  Database,
  HeadKeeper,
  appRole,
  createPortal,
  deliver,
  migrate,
  platformMigrations,
  requireOwnStore,
} from '@iisp/server'
import { wholeFileMb } from '@iisp/files/contract'
import { requireSameSecrets } from '@iisp/server/config/same-secrets'
import { pino } from 'pino'
import type { Running, Runtime } from './cli.ts'
import { auditParts } from './audit-parts.ts'
import { compose } from './compose.ts'
import { describeOutside, mailPort, openBus, openFiles, smsPort } from './outside.ts'
import { publicFiles } from './public-settings.ts'

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url))

/** Runs one node: migrates, fills a new installation, serves the calls and the built portal. */
export async function serve(runtime: Runtime): Promise<Running> {
  const down: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of down.splice(0).toReversed()) await close()
  }
  try {
    return { address: await start(runtime, down), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the address. Everything it opens is added to `down`, to be closed in reverse order. */
async function start(runtime: Runtime, down: (() => Promise<void>)[]): Promise<string> {
  const { config, dataDir, database, secrets, log } = runtime
  const logger = pino({ level: config.logLevel })
  const files = await openFiles(config, dataDir, logger)
  const bus = await openBus(config, database.url, logger)
  down.push(() => bus.close())
  const { modules, sessions } = compose(secrets, bus, config, (setting, failure) =>
    logger.warn({ setting, failure }, 'a service outside did not do its work'),
  )
  await migrate(database.adminUrl, [platformMigrations, ...modules], database.loginRole)
  const db = new Database({
    url: database.url,
    poolSize: config.databasePool,
    role: appRole,
    auditKey: secrets.auditRowKey,
  })
  down.push(() => db.close())
  await requireSameSecrets(db, secrets)
  await requireOwnStore(db, files)
  await deliver(db, modules, new Date())
  if (config.seed) {
    const { firstStart } = await import('./first-start.ts')
    await firstStart(database.url, modules, dataDir, secrets, files, log)
  }
  const keeper = new HeadKeeper(db, { ...auditParts(secrets, config), folder: dataDir }, (failure) =>
    logger.error({ err: failure }, 'the heads of the audit chains'),
  )
  await keeper.open()
  down.push(() => keeper.close())
  const origins = new Set<string>(config.publicOrigin === null ? [] : [config.publicOrigin])
  const portal = await createPortal({
    db,
    bus,
    modules,
    sessions,
    files,
    ports: { sms: smsPort(config, db, logger), mail: await mailPort(config, db, logger) },
    log: logger,
    origins,
    ...(config.trustProxy === null ? {} : { trustProxy: config.trustProxy }),
    uploadMaxBytes: Math.min(config.uploadMaxMb, wholeFileMb) * 1024 * 1024,
    publicPerMinute: config.publicPerMinute,
    personPerMinute: config.personPerMinute,
    portalFolder,
    generatedFiles: publicFiles(config, portalFolder),
    frameOrigins: config.frameOrigins ?? [],
    connectOrigins: config.errorLogHost === null ? [] : [config.errorLogHost],
  })
  down.push(() => portal.close())
  await portal.app.listen({ host: config.host, port: config.port })
  const port = (portal.app.server.address() as { port: number }).port
  for (const host of ['localhost', '127.0.0.1', config.host]) origins.add(`http://${host}:${port}`)
  log(describeOutside(config))
  return config.publicOrigin ?? `http://localhost:${port}`
}
