/**
 * What is wrong with a chain, from row to row:
 * - changed: the row is not what the portal wrote, or the portal did not write it
 * - unmarked: written past the portal, without its mark
 * - moved: its time, its order or its link was changed
 * - repeated: a copy of another row
 * - missing: rows that the numbering or a signed head knows of
 * - head-back: the table's own head lies before rows that exist
 * - rewritten: the table's row differs from the signed head; at or before it, rows were written anew
 * - gone: the whole chain was deleted
 * - switch: the first row that must bear a mark was moved, so that rows pass as older than marks
 */
export const findingKinds = [
  'changed',
  'unmarked',
  'moved',
  'repeated',
  'missing',
  'head-back',
  'rewritten',
  'gone',
  'switch',
] as const
/** Who knows better: the table itself, the file of signed heads, or the witness. */
export const findingSources = ['table', 'file', 'witness'] as const

export interface Finding {
  readonly kind: (typeof findingKinds)[number]
  readonly source: (typeof findingSources)[number]
  readonly from: number
  readonly to: number
}

/** A file of signed heads: lines that were changed, are missing between others, or were cut from its end. */
export const headsFindingKinds = ['heads-changed', 'heads-missing', 'heads-cut'] as const
export interface HeadsFinding {
  readonly kind: (typeof headsFindingKinds)[number]
  readonly from: number
  readonly to: number
}
/** A deliberate restore from a backup that somebody accepted: rows after `to` up to `from` were given up. */
export interface Restored {
  readonly at: string
  readonly institutionId: string
  readonly from: number
  readonly to: number
  readonly reason: string
}

/** One place outside the database that signed heads were read from, or should have been. */
export interface SourceReport {
  readonly source: 'file' | 'witness'
  readonly node: string
  /** write-only: a witness that the portal cannot ask. absent: a node's file that is not on this machine. */
  readonly state: 'compared' | 'unreachable' | 'write-only' | 'absent'
  readonly lines: number
  readonly findings: HeadsFinding[]
  readonly restored: Restored[]
}
