import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../config/startup-error.ts'

export interface MigrationSource {
  /** Module name = database schema. */
  readonly name: string
  readonly migrations?: URL
  /** Sources whose migrations run before the ones of this source. */
  readonly migratesAfter?: readonly string[]
}
export interface Migration {
  readonly module: string
  /** NNN-kebab.sql */
  readonly file: string
  readonly sql: string
  readonly checksum: string
}

const wellNamed = /^\d{3}(?:-[a-z0-9]+)+\.sql$/

export const numberOf = (file: string): number => Number(file.slice(0, 3))

/**
 * The migrations of a module in the order in which they run. Throws StartupError unless every file of the folder is
 * named NNN-kebab.sql and the numbers are 001, 002, … without a duplicate or a gap.
 */
export async function readMigrations({ name, migrations }: MigrationSource): Promise<Migration[]> {
  if (migrations === undefined) return []
  const folder = fileURLToPath(migrations)
  const files = (await readdir(folder)).toSorted()
  refuseMisnumbered(name, files)
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(`${folder}/${file}`, 'utf8')
      return { module: name, file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** @param files names of a migrations folder, sorted */
export function refuseMisnumbered(module: string, files: readonly string[]): void {
  for (const [index, file] of files.entries()) {
    if (!wellNamed.test(file)) throw badName(`${module}/${file}`)
    const previous = files[index - 1]
    if (previous !== undefined && numberOf(previous) === numberOf(file)) {
      throw duplicate(`${module}/${previous}`, `${module}/${file}`)
    }
    if (numberOf(file) !== index + 1) throw gap(module, String(index + 1).padStart(3, '0'), file)
  }
}

const badName = (file: string) =>
  new StartupError(
    `迁移脚本 ${file} 的文件名不符合“三位编号-小写英文.sql”。`,
    `Migration ${file} is not named NNN-lower-case-words.sql.`,
  )
const duplicate = (first: string, second: string) =>
  new StartupError(
    `迁移脚本 ${first} 与 ${second} 编号重复。`,
    `Migrations ${first} and ${second} have the same number.`,
  )
const gap = (module: string, missing: string, next: string) =>
  new StartupError(
    `模块 ${module} 缺少编号为 ${missing} 的迁移脚本，其后为 ${next}。`,
    `Module ${module} has no migration ${missing}; the next one is ${next}.`,
  )
