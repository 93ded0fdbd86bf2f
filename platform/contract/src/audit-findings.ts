/**
 * Faults of a chain, from row to row:
 * - changed: the row differs from the one that the portal wrote, or was not written by the portal
 * - unmarked: written without the portal, without its mark
 * - moved: its time, its order or its link was changed
 * - repeated: a copy of another row
 * - missing: rows whose former existence is proven by the numbering or a signed head
 * - head-back: the table's own head is older than existing rows
 * - rewritten: the table's row differs from the signed head: it or earlier rows were rewritten
 * - gone: the whole chain was deleted
 * - switch: the number of the first row that needs a mark was changed, so that unmarked rows look
 *   older than marks
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
/** The proof of the finding: the table itself, the file of signed heads, or the witness. */
export const findingSources = ['table', 'file', 'witness'] as const

/** A file of signed heads: lines that were changed, are missing between others, or were cut from its end. */
export const headsFindingKinds = ['heads-changed', 'heads-missing', 'heads-cut'] as const
