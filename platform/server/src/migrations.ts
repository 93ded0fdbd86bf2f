import type { MigrationSource } from './db/migrate.ts'

/** The kernel's own migrations; they come before every module's. */
export const platformMigrations: MigrationSource = {
  name: 'platform',
  migrations: new URL('./migrations/', import.meta.url),
}
