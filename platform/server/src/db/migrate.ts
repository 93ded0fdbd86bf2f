import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'

export interface MigrationSource {
  /** Module name = database schema. */
  readonly name: string
  readonly migrations?: URL
}
interface Migration {
  readonly module: string
  readonly file: string
  readonly sql: string
  readonly checksum: string
}

/** The role the application runs as. It owns nothing. */
export const appRole = 'iisp_app'

async function load(source: MigrationSource): Promise<Migration[]> {
  if (source.migrations === undefined) return []
  const folder = fileURLToPath(source.migrations)
  const files = (await readdir(folder)).filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(`${folder}/${file}`, 'utf8')
      return { module: source.name, file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database to this version: the numbered files of each module in order, each in a transaction,
 * once, under an advisory lock, so that several nodes may start together. Throws StartupError for a changed
 * file and for a database that a newer version has migrated.
 */
export async function migrate(url: string, sources: readonly MigrationSource[]): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('iisp-migrations'))`)
    await prepare(client)
    const wanted = (await Promise.all(sources.map(load))).flat()
    const done = await applied(client)
    refuseUnknown(done, wanted)
    let count = 0
    for (const migration of wanted) {
      const checksum = done.get(`${migration.module}/${migration.file}`)
      if (checksum === undefined) {
        await apply(client, migration)
        count++
      } else if (checksum !== migration.checksum) {
        throw new StartupError(
          `已执行的迁移脚本 ${migration.module}/${migration.file} 被修改。`,
          `Migration ${migration.module}/${migration.file} was changed after it ran.`,
        )
      }
    }
    return count
  } finally {
    await client.end()
  }
}

async function prepare(client: pg.Client): Promise<void> {
  await client.query(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${appRole}') THEN CREATE ROLE ${appRole} NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
  await client.query(`GRANT ${appRole} TO CURRENT_USER`)
  await client.query('CREATE SCHEMA IF NOT EXISTS platform')
  await client.query(`CREATE TABLE IF NOT EXISTS platform.migration (
    module text, file text, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (module, file))`)
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT module || '/' || file AS name, checksum FROM platform.migration`,
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseUnknown(done: Map<string, string>, wanted: readonly Migration[]): void {
  const known = new Set(wanted.map((migration) => `${migration.module}/${migration.file}`))
  const newer = [...done.keys()].find((name) => !known.has(name))
  if (newer !== undefined) {
    throw new StartupError(
      `数据库由更新版本的系统升级（迁移 ${newer}），请使用该版本启动。`,
      `The database belongs to a newer version of the portal (migration ${newer}): start that version.`,
    )
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const schema = client.escapeIdentifier(migration.module.replaceAll('-', '_'))
  await client.query('BEGIN')
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${appRole}`)
    await client.query(
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE ON TABLES TO ${appRole}`,
    )
    await client.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE ON SEQUENCES TO ${appRole}`)
    await client.query(migration.sql)
    await client.query('INSERT INTO platform.migration (module, file, checksum) VALUES ($1, $2, $3)', [
      migration.module,
      migration.file,
      migration.checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${migration.module}/${migration.file}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
