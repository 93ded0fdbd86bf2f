import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Settings, compose } from '@iisp/app-server/compose'
import { onePassword, seedDemonstration } from '@iisp/app-server/seed'
import {
  type Bus,
  Database,
  type ServerModule,
  appRole,
  deliver,
  hashSessionId,
  migrate,
  platformMigrations,
} from '@iisp/server'
import type { Secrets } from '@iisp/server/config/secrets'
import pg from 'pg'
import { FixedClock } from './clock.ts'
import type { TestClient } from './test-client.ts'
import { type TestDatabase, createTestDatabase, templateDatabase } from './test-database.ts'
import { type TestPortal, startTestPortal, testAuditKey } from './test-portal.ts'

const root = resolve(import.meta.dirname, '../../..')
const life = { sessionIdleMinutes: 30, sessionMaxHours: 12 }

/** The password of every demonstration account in tests. */
export const testPassword = 'Test-2026-Yuanshan'

export interface Iisp extends TestPortal {
  readonly database: TestDatabase
  readonly secrets: Secrets
  /** A connection as the database's owner, bypassing row-level security, to check stored data. */
  readonly owner: pg.Client
  /** A signed-in caller, by the first part of the account: as('lin.jing'). Default: signed in by SMS. */
  as(name: string, loginType?: 0 | 1 | 2 | 3): Promise<TestClient>
}
export interface IispOptions {
  /** Connection string of a server on which databases may be created; in tests `inject('databaseUrl')`. */
  readonly serverUrl: string
  readonly orders?: number
  readonly portalFolder?: string
  readonly generatedFiles?: Readonly<Record<string, string>>
  /** Additional settings, such as addresses of external services. */
  readonly settings?: Partial<Settings>
  /** Modules of an installation's own, such as one with pages of other platforms. */
  readonly modules?: readonly ServerModule[]
  readonly frameOrigins?: readonly string[]
  readonly connectOrigins?: readonly string[]
}

/** Starts the whole portal with the demonstration institutions, on its own database, with a fixed clock. */
export async function startIisp(options: IispOptions): Promise<Iisp> {
  const secrets = testSecrets()
  const orders = options.orders ?? 300
  const template = await templateDatabase(options.serverUrl, `iisp_seed_${seedStamp()}_${orders}`, (url) =>
    fill(url, secrets, orders),
  )
  const database = await createTestDatabase(options.serverUrl, template)
  const clock = new FixedClock()
  const node: { running?: TestPortal } = {}
  const publish: Bus['publish'] = (message) => node.running?.bus.publish(message)
  const { modules, sessions } = compose(secrets, { publish }, { ...life, ...options.settings })
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [...modules, ...(options.modules ?? [])],
    sessions,
    clock,
    frameOrigins: options.frameOrigins ?? [],
    connectOrigins: options.connectOrigins ?? [],
    ...(options.portalFolder === undefined ? {} : { portalFolder: options.portalFolder }),
    ...(options.generatedFiles === undefined ? {} : { generatedFiles: options.generatedFiles }),
  })
  node.running = running
  const owner = new pg.Client({ connectionString: database.url })
  owner.on('error', () => {})
  await owner.connect()
  return {
    ...running,
    database,
    secrets,
    owner,
    as: async (name, loginType = 2) => {
      const client = running.visitor()
      client.cookies.set('sessionId', await openSession(owner, clock, name, loginType))
      return client
    },
    close: async () => {
      await owner.end()
      await running.close()
      await database.drop()
    },
  }
}

async function fill(url: string, secrets: Secrets, orders: number): Promise<void> {
  const { modules } = compose(secrets, { publish: () => {} }, life)
  await migrate(url, [platformMigrations, ...modules])
  const db = new Database({
    url,
    poolSize: 2,
    role: appRole,
    statementTimeoutMs: 300_000,
    auditKey: testAuditKey,
  })
  const now = new FixedClock().now()
  await deliver(db, modules, now)
  await seedDemonstration(db, modules, {
    now,
    orders,
    passwords: onePassword(testPassword),
    log: () => {},
  })
  await db.close()
}

/** Creates the session that a sign-in would create. */
async function openSession(
  owner: pg.Client,
  clock: FixedClock,
  name: string,
  loginType: number,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const { rowCount } = await owner.query(
    `INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at,
       factor_at)
     SELECT $1, id, id, $2::smallint, 'test', 'test', $3::timestamptz, $3::timestamptz,
       CASE WHEN $2::smallint > 0 THEN $3::timestamptz END FROM identity.account WHERE email LIKE $4 || '@%'`,
    [hashSessionId(id), loginType, clock.now(), name],
  )
  if (rowCount !== 1) throw new Error(`no account ${name}`)
  return id
}

let secrets: Secrets | undefined
/** Secrets for tests. Pepper, seal key and audit row key are fixed, because template databases outlive this process. */
function testSecrets(): Secrets {
  secrets ??= {
    passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    auditHeadKey: generateKeyPairSync('ed25519'),
    sessionPepper: createHash('sha256').update('test pepper').digest(),
    sealKey: createHash('sha256').update('test seal').digest(),
    auditRowKey: testAuditKey,
  }
  return secrets
}

/** A hash of migrations and fixtures, so that an outdated template is never copied. */
function seedStamp(): string {
  const digest = createHash('sha256')
  const add = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
      if (entry.isFile() && /\.(ts|sql|json|txt|tsv)$/.test(entry.name) && !entry.name.includes('.test.')) {
        digest.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
      }
    }
  }
  add('platform/server/src/migrations')
  for (const module of readdirSync(join(root, 'modules'))) {
    for (const part of readdirSync(join(root, 'modules', module))) {
      if (part === 'fixtures') add(`modules/${module}/fixtures`)
      if (part === 'server') add(`modules/${module}/server`)
    }
  }
  return digest.digest('hex').slice(0, 12)
}
