import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSessionId, migrate, platformMigrations } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { type Secrets, loadSecrets } from '@iisp/server/config/secrets'
import { TestClient } from '@iisp/testing/test-client'
import { createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { compose } from '../../src/compose.ts'
import { openDatabase } from '../../src/open-database.ts'
import { serve } from '../../src/serve.ts'
import { formerInstallation } from './installation.ts'
import { type Rows, rowsOf, underNewNames, valuesOf } from './rows.ts'
import { structureOf } from './structure.ts'

/** Where tables are now that had another name in an installation of before. */
export const moved: Readonly<Record<string, string>> = {
  'identity.table_setting': 'workspace.table_setting',
  'identity.table_view': 'workspace.table_view',
  'identity.display_setting': 'workspace.display_setting',
  'identity.manual_menu': 'workspace.manual_menu',
  'identity.menu_choice': 'workspace.menu_choice',
  'identity.menu_log': 'workspace.menu_log',
  'identity.preference': 'workspace.preference',
}

/** Columns that had another name, by the table's name of today. */
const renamed = new Map([['identity.person', new Map([['initials', 'spellings']])]])

export interface RecordedMigration {
  readonly module: string
  readonly file: string
  readonly checksum: string
  readonly at: string
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A copy of an installation of before, by its commit, upgraded by today's migrations. The test file closes it. */
export async function upgradedInstallation(commit: string) {
  const former = await formerInstallation(inject('databaseUrl'), commit)
  const owner = await connected(former.database.url)
  const config = loadConfig(
    { PORT: '0', SEED: 'no', LOG_LEVEL: 'silent', DATA_DIR: former.dataDir },
    former.dataDir,
  )
  const secrets: Secrets = await loadSecrets(join(former.dataDir, 'secrets'))
  const migrated = async (url: string) => {
    const { modules } = compose(secrets, { publish: () => {} }, config)
    return migrate(url, [platformMigrations, ...modules])
  }
  const recorded = async () =>
    (
      await owner.query<RecordedMigration>(
        'SELECT module, file, checksum, at::text FROM platform.migration ORDER BY module, file',
      )
    ).rows
  const before: Rows = await rowsOf(owner)
  const recordedBefore = await recorded()
  await migrated(former.database.url)
  return {
    config,
    secrets,
    databaseUrl: former.database.url,
    owner,
    before,
    recordedBefore,
    recorded,
    /** Every row has the values it had, and every migration that ran is recorded as it was. */
    async keepsEverything() {
      const after = await rowsOf(owner)
      for (const [table, rows] of before) {
        const name = moved[table] ?? table
        const now = after.get(name) ?? []
        const then = underNewNames(rows, renamed.get(name))
        expect(valuesOf(now, then), table).toEqual(valuesOf(then, then))
      }
      const ran = ({ module, checksum, at }: RecordedMigration) => `${module} ${checksum} ${at}`
      expect((await recorded()).map(ran)).toEqual(expect.arrayContaining(recordedBefore.map(ran)))
    },
    /** The upgraded database has the tables, rights, views … of one that was made today. */
    async isLikeAFreshOne() {
      const fresh = await createTestDatabase(inject('databaseUrl'))
      onTestFinished(() => fresh.drop())
      await migrated(fresh.url)
      const client = await connected(fresh.url)
      onTestFinished(() => client.end())
      expect(await structureOf(owner)).toEqual(await structureOf(client))
    },
    /** Starts the portal on it for one test. Returns its address. */
    async served(): Promise<string> {
      const url = { databaseUrl: former.database.url, databaseAdminUrl: null }
      const database = await openDatabase(url, former.dataDir, () => {})
      const running = await serve({ config, dataDir: former.dataDir, database, secrets, log: () => {} })
      onTestFinished(() => running.stop())
      return running.address
    },
    /** A session of one of its people, without the sign-in. */
    async signedIn(origin: string, account: string): Promise<TestClient> {
      const id = randomBytes(32).toString('base64url')
      await owner.query(
        `INSERT INTO identity.session (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at)
         SELECT $1, id, id, 2, 'test', 'test', now(), now() FROM identity.account WHERE email = $2`,
        [hashSessionId(id), account],
      )
      const client = new TestClient(origin)
      client.cookies.set('sessionId', id)
      return client
    },
    async close() {
      await owner.end()
      await former.database.drop()
      await rm(former.dataDir, { recursive: true, force: true })
    },
  }
}
export type UpgradedInstallation = Awaited<ReturnType<typeof upgradedInstallation>>
