import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'
import { type Migration, type MigrationSource, readMigrations } from './migration-files.ts'
import { migrationOrder } from './migration-order.ts'
import { type MigrationPlan, type RecordedMigration, planMigrations } from './migration-plan.ts'

/** The role the application runs as. It owns nothing. */
export const appRole = 'iisp_app'

/** SQLSTATE insufficient_privilege. */
const denied = '42501'

/**
 * Brings the database to this version: runs the numbered files of each module in order, each once and in its own
 * transaction, under an advisory lock, so that several nodes may start together. The order of the sources does not
 * matter. Throws StartupError where `migrationOrder`, `readMigrations` or `planMigrations` refuses, and where the role
 * of `url` lacks a right.
 * @param url connects as the owner of the tables; any role will do when nothing is left to migrate
 * @param loginRole the role that the portal connects as, if it differs from the role of `url`
 */
export async function migrate(
  url: string,
  sources: readonly MigrationSource[],
  loginRole?: string,
): Promise<number> {
  const migrations = (await Promise.all(migrationOrder(sources).map(readMigrations))).flat()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  try {
    return await bringUp(client, migrations, loginRole)
  } catch (error) {
    throw sqlState(error) === denied ? missingRight(error as Error) : error
  } finally {
    await client.end()
  }
}

async function bringUp(
  client: pg.Client,
  migrations: readonly Migration[],
  loginRole: string | undefined,
): Promise<number> {
  await client.query(`SELECT pg_advisory_lock(hashtext('iisp-migrations'))`)
  // Row-level security is forced on the owner too, whose migrations may change rows of every institution.
  await client.query(`SET app.scope = '*'`)
  await prepare(client, loginRole)
  const plan = planMigrations(await recorded(client), migrations)
  await rename(client, plan.renamed)
  for (const migration of plan.pending) await apply(client, migration)
  return plan.pending.length
}

/** Creates the application's role and the table of migrations, where they do not exist yet. */
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

async function recorded(client: pg.Client): Promise<RecordedMigration[]> {
  const { rows } = await client.query<RecordedMigration>(
    'SELECT module, file, checksum FROM platform.migration ORDER BY module, file',
  )
  return rows
}

/** Records renumbered files under their new names. */
async function rename(client: pg.Client, renamed: MigrationPlan['renamed']): Promise<void> {
  for (const { from, to } of renamed) {
    await client.query('UPDATE platform.migration SET file = $3 WHERE module = $1 AND file = $2', [
      to.module,
      from,
      to.file,
    ])
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
