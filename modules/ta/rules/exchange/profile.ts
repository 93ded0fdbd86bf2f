/** C is text in GB18030, A is digits, both filled with spaces; N is a number filled with zeros, without its point. */
export type FieldType = 'C' | 'A' | 'N'

export interface FieldLayout {
  readonly name: string
  /** The field's name in the standard. */
  readonly meaning: string
  readonly type: FieldType
  /** Bytes in a record. */
  readonly length: number
  readonly decimals: number
  /** The number whose sign this field holds: 0 is plus, 1 is minus. */
  readonly signOf?: string
  /** Free text, which is cut after a whole character if it is too long. Any other text that is too long is refused. */
  readonly shortenable?: true
  /** Some parties send it. It is read where a file has it and never written. */
  readonly readOnly?: true
  /** No binding text confirms it: agree it with the counterparty before files are exchanged. */
  readonly uncertain?: true
}

/** Widths in bytes of the lines before the records, and how a file ends. */
export interface Frame {
  readonly version: number
  readonly creator: number
  readonly receiver: number
  readonly date: number
  readonly summary: number
  readonly type: number
  readonly sender: number
  readonly recipient: number
  readonly fieldCount: number
  readonly recordCount: number
  readonly indexFileCount: number
  /** Whether CR LF is written after OFDCFEND. Files are read with and without it. */
  readonly breakAfterEnd: boolean
}

/**
 * The file layouts agreed with a counterparty. A profile is data: `deriveProfile` makes a variant from a table of
 * changes, so the code that reads and writes stays the same.
 */
export interface Profile {
  readonly id: string
  /** Line 2 of the files that are written. */
  readonly version: string
  /** Line 2 of the files that are read. */
  readonly acceptedVersions: readonly string[]
  readonly frame: Frame
  /** Fields of each file type, in the order in which they are written. */
  readonly layouts: Readonly<Record<string, readonly FieldLayout[]>>
  /** First letters of the index that names files of a type. */
  readonly indexPrefixes: Readonly<Record<string, string>>
}

/** Fields of a file type; undefined where the profile does not have the type. */
export const layoutOf = (profile: Profile, type: string): readonly FieldLayout[] | undefined =>
  Object.hasOwn(profile.layouts, type) ? profile.layouts[type] : undefined

export const recordLength = (fields: readonly FieldLayout[]): number =>
  fields.reduce((sum, { length }) => sum + length, 0)
