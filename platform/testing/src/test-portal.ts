import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Bus,
  Database,
  FanOut,
  FolderStore,
  type Portal,
  type Ports,
  PostgresCarrier,
  type ServerModule,
  type SessionPort,
  appRole,
  createPortal,
  migrate,
  outboxMail,
  outboxSms,
  platformMigrations,
} from '@iisp/server'
import { pino } from 'pino'
import { FixedClock } from './clock.ts'
import { TestClient } from './test-client.ts'

/** Key that marks audit rows in tests. Fixed, because template databases outlive this process. */
export const testAuditKey = createHash('sha256').update('test audit rows').digest()

export interface TestPortal {
  readonly portal: Portal
  readonly db: Database
  readonly bus: Bus
  readonly clock: FixedClock
  readonly origin: string
  /** Origins whose pages may write and open sockets. */
  readonly origins: Set<string>
  /** Folder of its file store. */
  readonly filesFolder: string
  /** A caller without a session. */
  visitor(): TestClient
  /** A caller with the session of this id. */
  withSession(sessionId: string): TestClient
  close(): Promise<void>
}
export interface TestPortalOptions {
  /** The caller's own database; see createTestDatabase. */
  readonly databaseUrl: string
  readonly modules: readonly ServerModule[]
  readonly sessions: SessionPort
  readonly clock?: FixedClock
  readonly portalFolder?: string
  readonly generatedFiles?: Readonly<Record<string, string>>
  /** Other sites whose pages the portal shows in frames. */
  readonly frameOrigins?: readonly string[]
  /** Other servers that the pages send to. */
  readonly connectOrigins?: readonly string[]
  readonly publicPerMinute?: number
  readonly personPerMinute?: number
  /** Proxies whose headers are trusted. */
  readonly trustProxy?: readonly string[]
  /** Default: the outbox. */
  readonly ports?: Ports
  /** Opened by the caller and closed with the portal. Default: PostgreSQL's. */
  readonly bus?: Bus
}

/** Starts a real server on a free port with a real database: HTTP, guard, validation, transactions, sockets. */
export async function startTestPortal(options: TestPortalOptions): Promise<TestPortal> {
  const clock = options.clock ?? new FixedClock()
  await migrate(options.databaseUrl, [platformMigrations, ...options.modules])
  const db = new Database({ url: options.databaseUrl, poolSize: 6, role: appRole, auditKey: testAuditKey })
  const bus = options.bus ?? (await openPostgresBus(options.databaseUrl))
  const folder = await mkdtemp(join(tmpdir(), 'iisp-files-'))
  const origins = new Set<string>()
  const portal = await createPortal({
    db,
    bus,
    modules: options.modules,
    sessions: options.sessions,
    files: new FolderStore(folder),
    ports: options.ports ?? { sms: outboxSms(db), mail: outboxMail(db) },
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    now: clock.now,
    origins,
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    uploadMaxBytes: 50 * 1024 * 1024,
    publicPerMinute: options.publicPerMinute ?? 10_000_000,
    personPerMinute: options.personPerMinute ?? 10_000_000,
    checkAnswers: true,
    portalFolder: options.portalFolder ?? folder,
    frameOrigins: options.frameOrigins ?? [],
    connectOrigins: options.connectOrigins ?? [],
    generatedFiles: options.generatedFiles ?? {},
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://localhost:${(portal.app.server.address() as AddressInfo).port}`
  origins.add(origin)
  origins.add(origin.replace('localhost', '127.0.0.1'))
  const visitor = () => new TestClient(origin.replace('localhost', '127.0.0.1'))
  return {
    portal,
    db,
    bus,
    clock,
    origin,
    origins,
    filesFolder: folder,
    visitor,
    withSession: (sessionId) => {
      const client = visitor()
      client.cookies.set('sessionId', sessionId)
      return client
    },
    close: async () => {
      await portal.close()
      await bus.close()
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgresBus(url: string): Promise<Bus> {
  const carrier = new PostgresCarrier(url)
  await carrier.open()
  return new FanOut(carrier)
}
