import { Client, escapeIdentifier } from 'pg'

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.href
}

/** Makes an empty database unless it exists. Returns its connection string. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`)
  })
  return databaseUrl(url, name)
}

/** Makes a role, unless it exists, and lets it sign in. */
export async function allowLogin(url: string, role: string): Promise<void> {
  await withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
    await client.query(`${found.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${escapeIdentifier(role)} LOGIN`)
  })
}

/** Drops a database, its open connections included. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
  )
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
