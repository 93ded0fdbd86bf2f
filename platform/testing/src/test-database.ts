import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  /** Connection string as the owner. */
  readonly url: string
  drop(): Promise<void>
}

const named = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Runs a statement on the server's maintenance database. */
async function admin(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a database for one test file: empty, or a copy of `template`. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `iisp_test_${process.pid}_${randomBytes(4).toString('hex')}`
  // copying files is three times as fast as writing each page to the log
  const from = template === undefined ? 'template0' : `"${template}" STRATEGY file_copy`
  await admin(serverUrl, `CREATE DATABASE "${name}" TEMPLATE ${from}`)
  return {
    url: named(serverUrl, name),
    drop: () => admin(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  }
}

/**
 * A template database that tests copy. The first caller fills it; it is kept under a name derived from its content.
 */
export async function templateDatabase(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext($1))`, [name])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE "${name}_filling" TEMPLATE template0`)
      try {
        await fill(named(serverUrl, `${name}_filling`))
        await client.query(`ALTER DATABASE "${name}_filling" RENAME TO "${name}"`)
      } catch (error) {
        await client.query(`DROP DATABASE IF EXISTS "${name}_filling" WITH (FORCE)`)
        throw error
      }
    }
  } finally {
    await client.end()
  }
  return name
}
