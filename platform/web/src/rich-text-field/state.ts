import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { selectText, tools } from './commands.ts'
import { docOf } from './html.ts'
import { schema } from './schema.ts'

const { hard_break: lineBreak, list_item: listItem } = schema.nodes

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
  return true
})

/** Key bindings. Tab is left to the browser, so that a keyboard user can leave the field. */
const keys: Record<string, Command> = {
  ...Object.fromEntries(tools.flatMap((tool) => ('keys' in tool ? [[tool.keys, tool.run]] : []))),
  'Mod-a': selectText,
  'Mod-y': redo,
  Enter: splitListItem(listItem),
  'Shift-Enter': breakLine,
  'Mod-]': sinkListItem(listItem),
  'Mod-[': liftListItem(listItem),
}

/** The editor state of a text, with an empty undo history. */
export const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: docOf(html), plugins: [history(), keymap(keys), keymap(baseKeymap)] })
