import { useLatest } from '@iisp/ui/hooks'
import type { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/index.ts'
import { toast } from '../messages/index.ts'
import type { EditorProps } from './editor-props.ts'
import { docOf, htmlOf } from './html.ts'
import { richTextTexts } from './rich-text-texts.ts'
import htmlCss from '../messages/clean-html.module.css'
import css from './rich-text.module.css'
import { stateOf } from './state.ts'
import { takeIn } from './take-in.ts'

interface Editing {
  /** The element that contains the text. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly state: EditorState
  readonly dispatch: (command: (state: EditorState, apply: EditorView['dispatch']) => unknown) => void
  readonly focus: () => void
}

/** ProseMirror in a React component. The view exists while effects run; the state is kept beyond that. */
export function useEditor(props: EditorProps): Editing {
  const t = useText(richTextTexts)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The last value received or reported. */
  const known = useRef(props.value)
  const [state, setState] = useState(() => stateOf(props.value))
  const latest = useLatest({ ...props, t, state })

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: latest.current.state,
      plugins: [
        takeIn({
          imageText: (name) => latest.current.t(name === '' ? 'image' : 'imageOf', { name }),
          onFiles: () => toast.info(latest.current.t('textOnly')),
        }),
      ],
      attributes: () => attributesOf(latest.current),
      editable: () => latest.current.control.disabled !== true,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta(given) === true) return
        known.current = htmlOf(next.doc)
        latest.current.onChange(known.current)
      },
    })
    view.current = editor
    return () => {
      editor.destroy()
      view.current = null
    }
  }, [latest])

  const { value, label } = props
  const { disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy } = props.control
  useEffect(() => {
    if (value === known.current || !view.current) return
    known.current = value
    const { tr, doc } = view.current.state
    view.current.dispatch(tr.replaceWith(0, doc.content.size, docOf(value).content).setMeta(given, true))
  }, [value])
  useEffect(() => {
    // renders the attributes again
    view.current?.updateState(view.current.state)
  }, [label, disabled, invalid, describedBy])

  return {
    place,
    state,
    dispatch: (command) =>
      view.current && command(view.current.state, view.current.dispatch.bind(view.current)),
    focus: () => view.current?.focus(),
  }
}
/** Marks a transaction with a value from outside, which is not reported as a change. */
const given = 'given'

function attributesOf({ label, control: { disabled, ...control } }: EditorProps): Record<string, string> {
  const all = {
    ...control,
    'aria-label': label,
    'aria-multiline': true,
    'aria-disabled': disabled,
    class: `${htmlCss.text} ${css.text}`,
    role: 'textbox',
    tabindex: 0,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, set]) => (set === undefined ? [] : [[name, String(set)]])),
  )
}
