import { join, resolve } from 'node:path'
import { type AuditParts, Database, appRole } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { loadSecrets } from '@iisp/server/config/secrets'
import { StartupError } from '@iisp/server/config/startup-error'
import { auditParts } from './audit-parts.ts'
import { openDatabase } from './open-database.ts'

/** What an audit command works with. */
export interface AuditDesk {
  readonly db: Database
  readonly parts: AuditParts & { readonly folder: string }
}

/** Runs an audit command on the configured installation; it gives whether everything agrees. */
export async function runAuditCommand(work: (desk: AuditDesk) => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await open(work)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

async function open(work: (desk: AuditDesk) => Promise<boolean>): Promise<boolean> {
  const config = loadConfig()
  const folder = resolve(config.dataDir)
  const database = await openDatabase(config, folder, (line) => console.log(line))
  try {
    const secrets = await loadSecrets(
      config.secretsDir ? resolve(config.secretsDir) : join(folder, 'secrets'),
    )
    const db = new Database({
      url: database.url,
      poolSize: 2,
      role: appRole,
      statementTimeoutMs: 60_000,
      auditKey: secrets.auditRowKey,
    })
    try {
      return await work({ db, parts: { ...auditParts(secrets, config), folder } })
    } finally {
      await db.close()
    }
  } finally {
    await database.stop()
  }
}
