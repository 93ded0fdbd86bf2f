import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const mark = schema.marks.link

/** A range of text that is a link or is to become one. */
export interface Link {
  readonly from: number
  readonly to: number
  /** '' if it is not a link yet. */
  readonly href: string
}

export const isLinked = (state: EditorState): boolean => (linkAt(state)?.href ?? '') !== ''

/** The selection, or the whole link around the cursor; null if there is neither. */
export function linkAt({ selection, doc }: EditorState): Link | null {
  const { $from, empty, from, to } = selection
  const link = mark.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []))
  if (!empty) return { from, to, href: hrefOf(link) }
  if (link === undefined) return null
  const range = { from, to, href: hrefOf(link) }
  $from.parent.forEach((child, offset) => {
    const left = $from.start() + offset
    const right = left + child.nodeSize
    if (!link.isInSet(child.marks) || right < from || left > from) return
    range.from = Math.min(range.from, left)
    range.to = Math.max(range.to, right)
  })
  return range
}
const hrefOf = (link: ReturnType<typeof mark.isInSet>): string =>
  link === undefined ? '' : String(link.attrs['href'])

/** Makes the range a link; an empty address removes the link. */
export function withLink(state: EditorState, { from, to }: Link, href: string): Transaction {
  const tr = state.tr.removeMark(from, to, mark)
  if (href !== '') tr.addMark(from, to, mark.create({ href }))
  return tr.setSelection(TextSelection.create(tr.doc, to)).scrollIntoView()
}
