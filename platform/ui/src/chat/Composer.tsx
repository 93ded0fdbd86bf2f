import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import css from './chat.module.css'

export interface ComposerProps {
  readonly label: string
  readonly placeholder: string
  readonly send: string
  readonly max: number
  /** Where what is typed survives a reload. */
  readonly draftKey: string
  readonly busy?: boolean | undefined
  /** Puts text in, as a recogniser does; each new object is taken once. */
  readonly inserted?: { readonly text: string } | null | undefined
  readonly onChange?: ((text: string) => void) | undefined
  /** Gives false where sending failed: the text stays. */
  readonly onSend: (text: string) => Promise<boolean>
  /** Besides the button: a microphone, a stop. */
  readonly tools?: ReactNode
}

/** A field of some lines that sends with Enter and keeps what was typed. */
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
    const wanted = text.trim()
    if (wanted === '' || busy) return
    write('')
    if (!(await onSend(wanted))) write(wanted)
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
      <textarea
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        rows={2}
        maxLength={max}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends a word of an input method does not send
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
    // nothing is kept where storage is refused
  }
}
