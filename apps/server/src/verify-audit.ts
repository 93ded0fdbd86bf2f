import { resolve } from 'node:path'
import { loadConfig } from '@iisp/server/config/load-config'
import { StartupError } from '@iisp/server/config/startup-error'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { requireDatabase } from './preconditions.ts'

interface Chain {
  readonly institution: string
  readonly length: string
  readonly wrong: string | null
}

/** Walks every institution's audit chain; prints a line each. Gives false where a link does not hold. */
async function verify(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Chain>(
      `SELECT institution_id AS institution, seq AS length, platform.audit_check(institution_id) AS wrong
       FROM platform.audit_head ORDER BY institution_id`,
    )
    for (const { institution, length, wrong } of rows) {
      console.log(
        wrong === null
          ? `${institution}: ${length} 条，链完整 links, chain holds`
          : `${institution}: 第 ${wrong} 条不符 link ${wrong} does not hold`,
      )
    }
    return rows.every((chain) => chain.wrong === null)
  } finally {
    await client.end()
  }
}

try {
  const config = loadConfig()
  if (config.databaseUrl !== null) await requireDatabase(config.databaseUrl)
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log: (line) => console.log(line) })
      : null
  try {
    process.exitCode = (await verify(embedded?.url ?? (config.databaseUrl as string))) ? 0 : 1
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
