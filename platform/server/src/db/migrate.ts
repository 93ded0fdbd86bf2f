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

/** SQLSTATE insufficient_privilege. */
const denied = '42501'

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
 * file, for a database that a newer version has migrated, and where the role of `url` lacks a right.
 * @param url connects as the owner of the tables; any role will do where nothing is left to migrate
 * @param loginRole the role that the portal connects as, where it is another than that of `url`
 */
export async function migrate(
  url: string,
  sources: readonly MigrationSource[],
  loginRole?: string,
): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  try {
    return await bringUp(client, sources, loginRole)
  } catch (error) {
    throw sqlState(error) === denied ? missingRight(error as Error) : error
  } finally {
    await client.end()
  }
}

async function bringUp(
  client: pg.Client,
  sources: readonly MigrationSource[],
  loginRole: string | undefined,
): Promise<number> {
  await client.query(`SELECT pg_advisory_lock(hashtext('iisp-migrations'))`)
  // Row-level security is forced on the owner too, whose migrations may change rows of every institution.
  await client.query(`SET app.scope = '*'`)
  await prepare(client, loginRole)
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
}

/** Makes what the migrations stand on. Each statement runs only where it has something to do. */
async function prepare(client: pg.Client, loginRole: string | undefined): Promise<void> {
  await client.query(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${appRole}') THEN CREATE ROLE ${appRole} NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
  await admit(client, loginRole)
  const { rowCount } = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = 'platform' AND tablename = 'migration'`,
  )
  if (rowCount === 1) return
  await client.query('CREATE SCHEMA IF NOT EXISTS platform')
  await client.query(`CREATE TABLE IF NOT EXISTS platform.migration (
    module text, file text, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (module, file))`)
}

/** Lets the portal's login role, or the role of this connection, run as the application's role. */
async function admit(client: pg.Client, loginRole: string | undefined): Promise<void> {
  const { rows } = await client.query<{ name: string; admitted: boolean }>(
    `SELECT name, pg_has_role(name, '${appRole}', 'MEMBER') AS admitted FROM (SELECT coalesce($1, current_user) AS name) login`,
    [loginRole ?? null],
  )
  for (const { name, admitted } of rows) {
    if (!admitted) await client.query(`GRANT ${appRole} TO ${client.escapeIdentifier(name)}`)
  }
}

const sqlState = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code ?? (cause === undefined ? undefined : sqlState(cause))
}

const missingRight = (error: Error) =>
  new StartupError(
    `升级数据库所用的角色权限不足（${error.message}）；请在 DATABASE_ADMIN_URL 中使用数据库的所有者。`,
    `The role that migrates the database lacks a right (${error.message}): let DATABASE_ADMIN_URL name the owner of the database.`,
  )

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
