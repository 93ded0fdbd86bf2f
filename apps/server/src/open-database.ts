import { appRole } from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { checkLoginRole } from './login-role.ts'
import { requireDatabase } from './preconditions.ts'

/** The database of an installation, as the portal uses it and as its owner migrates it. */
export interface OpenDatabase {
  /** Connection string for serving calls. */
  readonly url: string
  /** Connection string as the owner of the tables; the same where the configuration names one address only. */
  readonly adminUrl: string
  /** The role of `url`. */
  readonly loginRole: string
  /** Stops the embedded server, if there is one. */
  stop(): Promise<void>
}

/** The database of the configuration, else the embedded one on `dataDir`. Throws StartupErrors. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseAdminUrl'>,
  dataDir: string,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log })
    return {
      url: embedded.portalUrl,
      adminUrl: embedded.url,
      loginRole: appRole,
      stop: () => embedded.stop(),
    }
  }
  const adminUrl = config.databaseAdminUrl ?? config.databaseUrl
  await requireDatabase(config.databaseUrl, 'DATABASE_URL')
  if (config.databaseAdminUrl !== null) await requireDatabase(adminUrl, 'DATABASE_ADMIN_URL')
  const loginRole = await checkLoginRole(config.databaseUrl, config.databaseAdminUrl, log)
  return { url: config.databaseUrl, adminUrl, loginRole, stop: async () => {} }
}
