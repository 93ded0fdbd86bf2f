import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { appRole } from '@iisp/server'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'

const installations = join(import.meta.dirname, 'installations')

/** Database and data folder of one of the installations that the README beside this file describes, each a copy. */
export interface FormerInstallation {
  readonly database: TestDatabase
  readonly dataDir: string
}

export async function formerInstallation(serverUrl: string, commit: string): Promise<FormerInstallation> {
  const folder = join(installations, commit)
  const database = await createTestDatabase(serverUrl)
  const dump = await promisify(gunzip)(await readFile(join(folder, 'database.sql.gz')))
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
  await cp(join(folder, 'data-folder'), dataDir, { recursive: true })
  return { database, dataDir }
}
