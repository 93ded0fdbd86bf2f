import { StartupError } from '../config/startup-error.ts'
import { sortAfter } from '../sort-after.ts'
import type { MigrationSource } from './migration-files.ts'

/** The source that every other one builds on. */
const first = 'platform'

/**
 * Sorts the sources: the platform first, each source after the ones it names in `migratesAfter`,
 * otherwise by name. Throws StartupError if a source names an unknown one, or if sources wait for
 * each other.
 */
export function migrationOrder(sources: readonly MigrationSource[]): readonly MigrationSource[] {
  const rank = ({ name }: MigrationSource) => (name === first ? '' : name)
  const listed = sources.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return sortAfter(listed, ({ migratesAfter = [] }) => migratesAfter, { circle, missing })
}

const circle = (names: readonly string[]) =>
  new StartupError(
    `迁移脚本的先后关系成环：${names.join(' → ')}。`,
    `The migrations wait for each other: ${names.join(' → ')}.`,
  )
const missing = (name: string, after: string) =>
  new StartupError(
    `模块 ${name} 的迁移脚本须在 ${after} 之后执行，但没有该模块。`,
    `The migrations of ${name} run after those of ${after}, and there is no such module.`,
  )
