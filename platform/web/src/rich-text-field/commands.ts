import { setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { marks, nodes } = schema

function isMarked({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { empty, from, to, $from } = selection
  if (!empty) return doc.rangeHasMark(from, to, mark)
  return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
}

/** Depth of the innermost node of one of these types around the selection; -1 if there is none. */
const depthOf = ({ selection: { $from } }: EditorState, types: readonly NodeType[]): number => {
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type)
  return around.map((type) => types.includes(type)).lastIndexOf(true)
}
const isInside = (state: EditorState, type: NodeType): boolean => depthOf(state, [type]) >= 0

const lists = [nodes.bullet_list, nodes.ordered_list]

/** Turns paragraphs into a list, a list into one of the other kind, or a list of this kind back into paragraphs. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const depth = depthOf(state, lists)
    if (depth < 0) return wrapInList(list)(state, dispatch)
    if ($from.node(depth).type === list) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), list))
    return true
  }

const toggleHeading: Command = (state, dispatch) =>
  isInside(state, nodes.heading)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : setBlockType(nodes.heading, { level: 3 })(state, dispatch)

/** Selects the whole text. */
export const selectText: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
  return true
}

/** Removes marks and headings from the selection. */
const makePlain: Command = (state, dispatch) => {
  const { from, to } = state.selection
  const tr = state.tr.removeMark(from, to).setStoredMarks([])
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.type === nodes.heading) tr.setBlockType(at, at + node.nodeSize, nodes.paragraph)
  })
  dispatch?.(tr)
  return true
}

const markTool = <N extends string>(name: N, mark: MarkType) => ({
  name,
  run: toggleMark(mark),
  isOn: (state: EditorState) => isMarked(state, mark),
})
const blockTool = <N extends string>(name: N, node: NodeType, run: Command) => ({
  name,
  run,
  isOn: (state: EditorState) => isInside(state, node),
})

/** The tools in the order of the toolbar. Tools with `isOn` can be on or off. */
export const tools = [
  { ...markTool('bold', marks.strong), keys: 'Mod-b', shortcut: 'Control+B' },
  { ...markTool('italic', marks.em), keys: 'Mod-i', shortcut: 'Control+I' },
  { ...markTool('underline', marks.underline), keys: 'Mod-u', shortcut: 'Control+U' },
  markTool('strike', marks.strike),
  blockTool('heading', nodes.heading, toggleHeading),
  blockTool('bullets', nodes.bullet_list, toggleList(nodes.bullet_list)),
  blockTool('numbers', nodes.ordered_list, toggleList(nodes.ordered_list)),
  { name: 'plain', run: makePlain },
  { name: 'undo', run: undo, keys: 'Mod-z', shortcut: 'Control+Z' },
  { name: 'redo', run: redo, keys: 'Shift-Mod-z', shortcut: 'Control+Shift+Z' },
] as const
