import { closeHistory } from 'prosemirror-history'
import type { Slice } from 'prosemirror-model'
import { type EditorState, Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { sliceOf, sliceOfText } from './html.ts'

interface Foreign {
  /** Text that replaces an image, which rich text cannot contain. */
  readonly imageText: (name: string) => string
  /** Called if only files were pasted or dropped. */
  readonly onFiles: () => void
}

/**
 * Handles pasting and dropping. ProseMirror's own handling needs a Trusted Types policy that the page does not allow, so
 * content from outside goes through our sanitiser instead.
 */
export const takeIn = (foreign: Foreign): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => {
          if (!view.editable || event.clipboardData === null) return false
          event.preventDefault()
          insert(view, event.clipboardData, foreign)
          return true
        },
        drop: (view, event) => {
          // ProseMirror moves content dragged inside the text itself, without HTML
          if (!view.editable || event.dataTransfer === null || view.dragging) return false
          event.preventDefault()
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) view.dispatch(withCursorAt(view.state, at.pos))
          insert(view, event.dataTransfer, foreign)
          view.focus()
          return true
        },
      },
    },
  })

const withCursorAt = (state: EditorState, at: number) =>
  state.tr.setSelection(TextSelection.near(state.doc.resolve(at)))

function insert(view: EditorView, data: DataTransfer, { imageText, onFiles }: Foreign): void {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html !== '') replaceSelection(view, sliceOf(html, imageText))
  else if (text !== '') replaceSelection(view, sliceOfText(text, view.state.selection.$from.marks()))
  else if (data.files.length > 0) onFiles()
}

/** Replaces the selection as a separate undo step, so that undoing it keeps what was typed before. */
const replaceSelection = (view: EditorView, slice: Slice): void =>
  view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).scrollIntoView().setMeta('paste', true))
