import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@iisp/server/config/load-config'
import { type Secrets, loadSecrets } from '@iisp/server/config/secrets'
import { createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { serve } from './serve.ts'

const home = mkdtempSync(join(tmpdir(), 'iisp-roles-'))
const config = loadConfig({ PORT: '0', SEED: 'no', LOG_LEVEL: 'silent' }, home)
let secrets: Secrets
beforeAll(async () => {
  secrets = await loadSecrets(join(home, 'secrets'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A node on a folder of its own, unless it is told which. */
const start = (database: OpenDatabase, dataDir = mkdtempSync(join(home, 'node-')), own = secrets) =>
  serve({ config, dataDir, database, secrets: own, log: () => {} })

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** An empty database with an owner and a plain login role, prepared as docs/CONFIGURATION.md says, for one test. */
async function ownedDatabase() {
  const serverUrl = inject('databaseUrl')
  const server = await connect(serverUrl)
  const suffix = randomBytes(4).toString('hex')
  const [owner, plain] = [`owner_${suffix}`, `portal_${suffix}`]
  await server.query(
    `DO $$ BEGIN CREATE ROLE iisp_app NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  )
  await server.query(`
    CREATE ROLE ${owner} LOGIN CREATEROLE; CREATE ROLE ${plain} LOGIN;
    GRANT iisp_app TO ${owner} WITH ADMIN OPTION; GRANT SET ON PARAMETER app.scope TO ${owner}`)
  const database = await createTestDatabase(serverUrl)
  onTestFinished(async () => {
    await database.drop()
    await server.query(
      `REVOKE SET ON PARAMETER app.scope FROM ${owner}; DROP ROLE ${plain}; DROP ROLE ${owner}`,
    )
  })
  const admin = await connect(database.url)
  await admin.query(`ALTER DATABASE ${admin.escapeIdentifier(admin.database ?? '')} OWNER TO ${owner}`)
  const as = (role: string) => {
    const url = new URL(database.url)
    url.username = role
    return url.href
  }
  return { superUrl: database.url, ownerUrl: as(owner), plainUrl: as(plain), admin }
}
const open = (databaseUrl: string, databaseAdminUrl: string | null, log = (_line: string) => {}) =>
  openDatabase({ databaseUrl, databaseAdminUrl }, home, log)

describe('the embedded database', () => {
  test('is served through a role that owns nothing and can become no other', async () => {
    const database = await openDatabase(
      { databaseUrl: null, databaseAdminUrl: null },
      join(home, 'own'),
      () => {},
    )
    onTestFinished(() => database.stop())
    const running = await start(database)
    onTestFinished(() => running.stop())
    const owner = await connect(database.adminUrl)
    const { rows } = await owner.query(
      `SELECT DISTINCT usename AS name FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
    )
    expect(rows).toEqual([{ name: 'iisp_app' }])

    const portal = await connect(database.url)
    await portal.query('RESET ROLE')
    await expect(portal.query('SET ROLE postgres')).rejects.toThrow('permission denied')
    await expect(portal.query('ALTER TABLE platform.audit DISABLE ROW LEVEL SECURITY')).rejects.toThrow(
      'owner',
    )
    await expect(portal.query('CREATE TABLE platform.mine ()')).rejects.toThrow('permission denied')
    await expect(portal.query('DELETE FROM platform.audit')).rejects.toThrow('permission denied')
  })
})

describe('a database of one’s own', () => {
  test('is migrated by its owner and served as the plain role, also without the owner once it is up to date', async () => {
    const { ownerUrl, plainUrl, admin } = await ownedDatabase()
    const warnings: string[] = []
    const folder = join(home, 'plain')
    const running = await start(await open(plainUrl, ownerUrl, (line) => warnings.push(line)), folder)
    const { rows } = await admin.query(
      `SELECT DISTINCT usename AS name FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
    )
    expect(rows).toEqual([{ name: new URL(plainUrl).username }])
    await running.stop()

    const again = await start(await open(plainUrl, null, (line) => warnings.push(line)), folder)
    await again.stop()
    expect(warnings).toEqual([])
  })

  test('refuses a mighty role beside an owner', async () => {
    const { ownerUrl, plainUrl, superUrl, admin } = await ownedDatabase()
    await expect(open(superUrl, ownerUrl)).rejects.toThrow(/DATABASE_URL may do too much \(.*postgres/)
    await expect(open(ownerUrl, ownerUrl)).rejects.toThrow('may do too much')
    await admin.query(`GRANT ${new URL(ownerUrl).username} TO ${new URL(plainUrl).username}`)
    await expect(open(plainUrl, ownerUrl)).rejects.toThrow('may do too much')
  })

  test('with one address for both, the start warns', async () => {
    const { superUrl } = await ownedDatabase()
    const lines: string[] = []
    await open(superUrl, null, (line) => lines.push(line))
    expect(lines.join()).toMatch(/Warning: the portal connects as a database role .* DATABASE_ADMIN_URL/)
  })

  test('without the right to migrate the start ends with one sentence', async () => {
    const { plainUrl } = await ownedDatabase()
    const refused = start(await open(plainUrl, null))
    await expect(refused).rejects.toMatchObject({ name: 'StartupError' })
    await expect(refused).rejects.toThrow(/DATABASE_ADMIN_URL name the owner/)
  })
})

test('a node with other secrets than those of the database is refused, by the name of what differs', async () => {
  const { ownerUrl, plainUrl } = await ownedDatabase()
  const folder = join(home, 'secrets-of-others')
  const running = await start(await open(plainUrl, ownerUrl), folder)
  await running.stop()
  const others = await loadSecrets(join(home, 'other-secrets'))
  const refused = start(await open(plainUrl, ownerUrl), folder, {
    ...secrets,
    sealKey: others.sealKey,
  })
  await expect(refused).rejects.toMatchObject({ name: 'StartupError' })
  await expect(refused).rejects.toThrow(/secrets sealKey are not those .* SECRETS_DIR/)
})
