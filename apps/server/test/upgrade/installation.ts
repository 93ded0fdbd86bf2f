import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { appRole } from '@iisp/server'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'

const here = import.meta.dirname

/** Database and data folder of an installation as the README beside this file describes it, each a copy. */
export interface FormerInstallation {
  readonly database: TestDatabase
  readonly dataDir: string
}

export async function formerInstallation(serverUrl: string): Promise<FormerInstallation> {
  const database = await createTestDatabase(serverUrl)
  const dump = await promisify(gunzip)(await readFile(join(here, 'database.sql.gz')))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(`DO $$ BEGIN CREATE ROLE ${appRole} NOLOGIN;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
    await client.query(dump.toString())
  } finally {
    await client.end()
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'iisp-upgrade-'))
  await cp(join(here, 'data-folder'), dataDir, { recursive: true })
  return { database, dataDir }
}
