import { closeHistory } from 'prosemirror-history'
import type { Slice } from 'prosemirror-model'
import { type EditorState, Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { sliceOf, sliceOfText } from './html.ts'

interface Foreign {
  /** What stands for an image, which rich text cannot hold. */
  readonly imageText: (name: string) => string
  /** Files alone were pasted or dropped. */
  readonly onFiles: () => void
}

/**
 * Pasting and dropping. ProseMirror's own way writes HTML through a Trusted Types policy that the page does not
 * admit, so what comes from outside goes through our cleaner instead.
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
          // what was dragged inside the text is moved by ProseMirror itself, without HTML
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

/** A step of its own in the history, so that undo does not take back what was typed before as well. */
const replaceSelection = (view: EditorView, slice: Slice): void =>
  view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).scrollIntoView().setMeta('paste', true))
