import type { MigrationSource } from './db/migration-files.ts'

/** The kernel's own migrations, which run before the migrations of every module. */
export const platformMigrations: MigrationSource = {
  name: 'platform',
  migrations: new URL('./migrations/', import.meta.url),
}
