import type { FieldLayout, Frame, Profile } from './profile.ts'
import { readLayout } from './read-layout.ts'

/** The differences of a variant. The tables have the format of `readLayout`. */
export interface ProfileChanges {
  readonly id: string
  readonly version?: string
  readonly acceptedVersions?: readonly string[]
  readonly frame?: Partial<Frame>
  /** Fields with another type or width in every file that has them. */
  readonly fields?: string
  readonly files?: Readonly<Record<string, FileChanges>>
  readonly indexPrefixes?: Readonly<Record<string, string>>
}
interface FileChanges {
  readonly drop?: readonly string[]
  /** Fields with another type or width in this file only. */
  readonly fields?: string
  /** Fields to append. */
  readonly add?: string
}

/**
 * Derives a profile from another one by a table of changes. A changed field keeps its place, and also its meaning if
 * the table has none. Throws an Error if the table changes a file or a field that the base lacks, or adds a field
 * that it already has.
 */
export function deriveProfile(base: Profile, changes: ProfileChanges): Profile {
  const everywhere = read(changes.fields)
  const used = new Set<string>()
  const files = { ...changes.files }
  const layouts: Record<string, readonly FieldLayout[]> = {}
  for (const [type, fields] of Object.entries(base.layouts)) {
    const { drop = [], fields: here, add } = files[type] ?? {}
    delete files[type]
    const own = read(here)
    for (const name of [...drop, ...own.map((field) => field.name)]) mustHave(fields, name, `file ${type}`)
    const kept = fields
      .filter(({ name }) => !drop.includes(name))
      .map((field) => {
        if (everywhere.some(({ name }) => name === field.name)) used.add(field.name)
        return changed(changed(field, everywhere), own)
      })
    const whole = [...kept, ...read(add)]
    mustDiffer(whole, type)
    layouts[type] = whole
  }
  for (const { name } of everywhere)
    if (!used.has(name)) throw new Error(`no file of ${base.id} has the field ${name}`)
  for (const type of Object.keys(files)) throw new Error(`${base.id} has no file ${type}`)
  return {
    id: changes.id,
    version: changes.version ?? base.version,
    acceptedVersions: changes.acceptedVersions ?? base.acceptedVersions,
    frame: { ...base.frame, ...changes.frame },
    layouts,
    indexPrefixes: { ...base.indexPrefixes, ...changes.indexPrefixes },
  }
}

const read = (table: string | undefined) => (table === undefined ? [] : readLayout(table))

/** The field with its changes from the table. The table can add marks, not remove them. */
function changed(field: FieldLayout, table: readonly FieldLayout[]): FieldLayout {
  const change = table.find(({ name }) => name === field.name)
  if (change === undefined) return field
  return { ...field, ...change, meaning: change.meaning === '' ? field.meaning : change.meaning }
}

function mustHave(fields: readonly FieldLayout[], name: string, where: string): void {
  if (!fields.some((field) => field.name === name)) throw new Error(`${where} has no field ${name}`)
}
function mustDiffer(fields: readonly FieldLayout[], type: string): void {
  const names = new Set(fields.map(({ name }) => name.toLowerCase()))
  if (names.size < fields.length) throw new Error(`a field stands twice in file ${type}`)
}
