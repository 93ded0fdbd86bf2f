import type { FieldLayout, FieldType } from './profile.ts'

const line =
  /^(?<name>\w+) (?<type>[CAN])(?<length>\d+)(?:\.(?<decimals>\d+))?(?: \[(?<mark>[^\]]+)\])?(?: (?<meaning>.+))?$/

const marks: ReadonlyMap<string, Partial<FieldLayout>> = new Map([
  ['may be shortened', { shortenable: true }],
  ['read only', { readOnly: true }],
  ['uncertain', { uncertain: true }],
])

/**
 * Reads a table of fields, one a line: `Charge N10.2 手续费` is a name, a type with its bytes and decimals, and the
 * meaning. Marks stand in brackets before the meaning, divided by commas: `may be shortened`, `read only`,
 * `uncertain`, `sign of Yield`. Throws an Error at a line that it cannot read and at a repeated name.
 */
export function readLayout(table: string): readonly FieldLayout[] {
  const fields = table.trim().split('\n').map(readField)
  const names = new Set(fields.map(({ name }) => name.toLowerCase()))
  if (names.size < fields.length)
    throw new Error(`a field stands twice in a table of ${fields.length} fields`)
  return fields
}

function readField(text: string): FieldLayout {
  const parts = line.exec(text)?.groups
  if (parts === undefined) throw new Error(`not a field of an exchange file: ${text}`)
  return {
    name: parts['name'] as string,
    meaning: parts['meaning'] ?? '',
    type: parts['type'] as FieldType,
    length: Number(parts['length']),
    decimals: Number(parts['decimals'] ?? 0),
    ...readMarks(parts['mark']),
  }
}

function readMarks(text: string | undefined): Partial<FieldLayout> {
  let found: Partial<FieldLayout> = {}
  for (const mark of text?.split(', ') ?? []) {
    const known = mark.startsWith('sign of ') ? { signOf: mark.slice('sign of '.length) } : marks.get(mark)
    if (known === undefined) throw new Error(`not a mark of a field: ${mark}`)
    found = { ...found, ...known }
  }
  return found
}
