import { StartupError } from '../config/startup-error.ts'
import { type Migration, numberOf } from './migration-files.ts'

/** A migration as a database has recorded it. */
export interface RecordedMigration {
  readonly module: string
  readonly file: string
  readonly checksum: string
}
export interface MigrationPlan {
  /** Recorded under a former name; the content is unchanged. */
  readonly renamed: readonly { readonly from: string; readonly to: Migration }[]
  /** To run, in this order. */
  readonly pending: readonly Migration[]
}

const nameOf = ({ module, file }: Pick<Migration, 'module' | 'file'>) => `${module}/${file}`

/**
 * Plans the migrations that a database still needs. Throws StartupError for
 * - a file that was changed after it ran,
 * - a database migrated by a newer version,
 * - a new file numbered before one that has already run.
 */
export function planMigrations(
  recorded: readonly RecordedMigration[],
  migrations: readonly Migration[],
): MigrationPlan {
  const byName = new Map(migrations.map((migration) => [nameOf(migration), migration]))
  const recordedNames = new Set(recorded.map(nameOf))
  const applied = new Set<Migration>()
  const renamed: { from: string; to: Migration }[] = []
  for (const entry of recorded) {
    const same = byName.get(nameOf(entry))
    if (same !== undefined && same.checksum !== entry.checksum) throw changed(nameOf(entry))
    const migration = same ?? renamedTo(entry, migrations, recordedNames)
    if (migration === undefined) throw newerVersion(nameOf(entry))
    if (same === undefined) renamed.push({ from: entry.file, to: migration })
    applied.add(migration)
  }
  const pending = migrations.filter((migration) => !applied.has(migration))
  refuseLate(pending, applied)
  return { renamed, pending }
}

/** A renumbered migration is recognised by its content. */
const renamedTo = (
  { module, checksum }: RecordedMigration,
  migrations: readonly Migration[],
  recordedNames: ReadonlySet<string>,
): Migration | undefined =>
  migrations.find(
    (migration) =>
      migration.module === module && migration.checksum === checksum && !recordedNames.has(nameOf(migration)),
  )

function refuseLate(pending: readonly Migration[], applied: ReadonlySet<Migration>): void {
  for (const migration of pending) {
    const later = [...applied].find(
      ({ module, file }) => module === migration.module && numberOf(file) > numberOf(migration.file),
    )
    if (later !== undefined) throw late(nameOf(migration), later.file)
  }
}

const changed = (name: string) =>
  new StartupError(`已执行的迁移脚本 ${name} 被修改。`, `Migration ${name} was changed after it ran.`)
const newerVersion = (name: string) =>
  new StartupError(
    `数据库由更新版本的系统升级（迁移 ${name}），请使用该版本启动。`,
    `The database belongs to a newer version of the portal (migration ${name}): start that version.`,
  )
const late = (name: string, later: string) =>
  new StartupError(
    `迁移脚本 ${name} 编号过早：${later} 已经执行。请改用该模块的下一个编号。`,
    `Migration ${name} comes too late: ${later} has already run. Give it the next number of its module.`,
  )
