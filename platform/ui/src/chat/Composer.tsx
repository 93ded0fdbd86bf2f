import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { ChatTextArea } from './ChatTextArea.tsx'
import css from './chat.module.css'

export interface ComposerProps {
  readonly label: string
  readonly placeholder: string
  readonly send: string
  readonly max: number
  /** Storage key under which the draft survives a reload. */
  readonly draftKey: string
  readonly busy?: boolean | undefined
  /** Inserts text, for example from speech recognition. Each new object is inserted once. */
  readonly inserted?: { readonly text: string } | null | undefined
  readonly onChange?: ((text: string) => void) | undefined
  /** Resolves to false if sending failed; the text is then kept. */
  readonly onSend: (text: string) => Promise<boolean>
  /** Additional controls beside the button, such as a microphone. */
  readonly tools?: ReactNode
}

/** A multi-line field that sends on Enter and keeps its draft. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, send, max, draftKey, busy = false, inserted, onChange, onSend, tools } = props
  const [text, setText] = useState(() => draft(draftKey))
  const [taken, setTaken] = useState(inserted)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (next: string) => {
    setText(next)
    keepDraft(draftKey, next)
    onChange?.(next)
  }
  if (inserted && inserted !== taken) {
    setTaken(inserted)
    setText((before) => `${before}${inserted.text}`.slice(0, max))
  }
  useEffect(() => keepDraft(draftKey, text), [draftKey, text])
  const submit = async () => {
    const trimmed = text.trim()
    if (trimmed === '' || busy) return
    write('')
    if (!(await onSend(trimmed))) write(trimmed)
    field.current?.focus()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChatTextArea
        ref={field}
        label={label}
        placeholder={placeholder}
        max={max}
        value={text}
        onChange={write}
        onKeyDown={(event) => {
          // the Enter that confirms an input method's word does not send
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void submit()
        }}
      />
      <div className={css.composerTools}>
        {tools}
        <Button type="primary" htmlType="submit" disabled={text.trim() === '' || busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}

function draft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // without storage no draft is kept
  }
}
