import type { FieldLayout } from './profile.ts'

/** A field at its place in the records of one file. */
export interface PlannedField {
  readonly layout: FieldLayout
  /** Bytes before it in a record. */
  readonly at: number
  /** Where the sign of this number is, if it has a field of its own. */
  readonly signAt?: number
}
export interface RecordPlan {
  readonly fields: readonly PlannedField[]
  readonly length: number
}

/**
 * Where each value of a record is, for fields in the order of a file. A sign is no value of its own if its number is in
 * the file as well.
 */
export function planRecord(layouts: readonly FieldLayout[]): RecordPlan {
  const placed: { layout: FieldLayout; at: number }[] = []
  let length = 0
  for (const layout of layouts) {
    placed.push({ layout, at: length })
    length += layout.length
  }
  const names = new Set(layouts.map(({ name }) => name))
  const signs = new Map(
    placed.flatMap(({ layout, at }) =>
      layout.signOf !== undefined && names.has(layout.signOf) ? [[layout.signOf, at] as const] : [],
    ),
  )
  const fields = placed
    .filter(({ layout }) => layout.signOf === undefined || !names.has(layout.signOf))
    .map((field) => {
      const signAt = signs.get(field.layout.name)
      return signAt === undefined ? field : { ...field, signAt }
    })
  return { fields, length }
}
