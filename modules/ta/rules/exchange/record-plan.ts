import type { FieldLayout } from './profile.ts'

/** A field at its place in the records of one file. */
export interface PlannedField {
  readonly layout: FieldLayout
  /** Bytes that precede it in a record. */
  readonly at: number
  /** Position of this number's sign, if the sign has a field of its own. */
  readonly signAt?: number
}
export interface RecordPlan {
  readonly fields: readonly PlannedField[]
  readonly length: number
}

/**
 * The position of each value of a record, for fields in the order of a file. A sign field is not a value of its own
 * if the file also has its number.
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
