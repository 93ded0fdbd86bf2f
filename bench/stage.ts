import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@iisp/app-server/embedded/embedded-postgres'
import { databaseUrl, dropDatabase } from '@iisp/app-server/embedded/databases'
import { hashSessionId } from '@iisp/server'
import { loadSecrets } from '@iisp/server/config/secrets'
import { TestClient } from '@iisp/testing/test-client'
import pg from 'pg'
import { type RunningServer, root, runToEnd, startServer } from './children.ts'
import { Loader } from './load.ts'

/** The environment of the benchmarks: the embedded PostgreSQL, filled databases and the loader. */
export interface Stage {
  readonly loader: Loader
  /** Connection string, as superuser, of a database with this number of orders; created once. */
  orders(count: number): Promise<string>
  /** A copy of that database that may be changed. Deleted with the stage. */
  copy(count: number): Promise<string>
  /** A copy of any database of the stage that nobody is connected to. Deleted with the stage. */
  copyOf(url: string): Promise<string>
  /** Starts a server of this folder or of the project in its own process, which ends with the stage at the latest. */
  server(file: string, env: Readonly<Record<string, string>>, path: string): Promise<RunningServer>
  /** Starts the portal as a user does, on this database. */
  portal(url: string): Promise<RunningServer>
  /** The key that marks audit rows in all databases of the stage. */
  auditKey(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens a stage in the folder `keep`, or in a temporary one. */
export async function openStage(keep: string | null): Promise<Stage> {
  const folder = keep === null ? await mkdtemp(join(tmpdir(), 'iisp-bench-')) : resolve(keep)
  mkdirSync(folder, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {} })
  const loader = new Loader()
  const passing: string[] = []
  const servers: RunningServer[] = []
  const node = { LOG_LEVEL: 'warn', SESSION_IDLE_MINUTES: '1440', SECRETS_DIR: join(folder, 'secrets') }
  /** Raises the limit of a person, because all load comes from one. */
  const unlimited = { ...node, PERSON_PER_MINUTE: '100000000' }
  // one folder per database, because it contains the signed heads of its audit chains
  const folderOf = (url: string) => ({ DATA_DIR: join(folder, 'nodes', new URL(url).pathname.slice(1)) })

  const fill = async (count: number): Promise<string> => {
    const name = `orders_${count}`
    const url = databaseUrl(postgres.url, name)
    if (await exists(postgres.url, name)) return url
    console.log(`filling a database with ${count.toLocaleString('en')} orders …`)
    const filling = `${name}_filling`
    await dropDatabase(postgres.url, filling)
    await statement(postgres.url, `CREATE DATABASE ${filling} TEMPLATE template0`)
    await runToEnd(process.execPath, [join(root, 'apps/server/src/seed-cli.ts'), '--orders', String(count)], {
      ...node,
      ...folderOf(url),
      DATABASE_URL: databaseUrl(postgres.url, filling),
    })
    await statement(databaseUrl(postgres.url, filling), 'VACUUM (ANALYZE)')
    await statement(postgres.url, `ALTER DATABASE ${filling} RENAME TO ${name}`)
    return url
  }
  const copyOf: Stage['copyOf'] = async (template) => {
    const name = `copy_${randomBytes(4).toString('hex')}`
    await statement(postgres.url, `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`)
    passing.push(name)
    const url = databaseUrl(postgres.url, name)
    // The copy has a different file store.
    await statement(url, 'DELETE FROM platform.file_store')
    return url
  }
  const server: Stage['server'] = async (file, env, path) => {
    const started = await startServer(file, env, path)
    servers.push(started)
    return started
  }
  return {
    loader,
    orders: fill,
    copy: async (count) => copyOf(await fill(count)),
    copyOf,
    server,
    portal: (url) =>
      server('apps/server/src/main.ts', { ...unlimited, ...folderOf(url), DATABASE_URL: url }, '/ready'),
    auditKey: async () => (await loadSecrets(node.SECRETS_DIR)).auditRowKey,
    async close() {
      loader.close()
      await Promise.all(servers.map((one) => one.stop()))
      for (const name of passing) await dropDatabase(postgres.url, name)
      await postgres.stop()
      if (keep === null) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a piece of work with a superuser connection, which bypasses row-level security. */
export async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

const statement = (url: string, text: string) => withOwner(url, (owner) => owner.query(text))
const exists = (url: string, name: string): Promise<boolean> =>
  withOwner(url, async (owner) => {
    const found = await owner.query('SELECT FROM pg_database WHERE datname = $1', [name])
    return found.rowCount === 1
  })

/** Creates a session as after a sign-in by SMS. Returns its id. */
export async function openSession(owner: pg.Client, account: string): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const { rowCount } = await owner.query(
    `INSERT INTO identity.session
       (hash, account_id, login_account_id, login_type, network, user_agent, created_at, seen_at, factor_at)
     SELECT $1, id, id, 2, 'bench', 'bench', now(), now(), now() FROM identity.account WHERE email = $2`,
    [hashSessionId(id), account],
  )
  if (rowCount !== 1) throw new Error(`no account ${account}`)
  return id
}

/** A client with a session of its own. */
export async function signedIn(owner: pg.Client, port: number, account: string): Promise<TestClient> {
  const client = new TestClient(`http://127.0.0.1:${port}`)
  client.cookies.set('sessionId', await openSession(owner, account))
  return client
}
