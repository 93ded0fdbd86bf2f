import type { KeyboardEventHandler, Ref } from 'react'
import css from './chat.module.css'

export interface ChatTextAreaProps {
  /** Name for screen readers. */
  readonly label: string
  readonly placeholder: string
  readonly max: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onKeyDown?: KeyboardEventHandler | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** The plain text box of a chat window, for messages and for notes beside a rating. */
export function ChatTextArea({ label, max, onChange, ...textarea }: ChatTextAreaProps) {
  return (
    <textarea
      {...textarea}
      className={css.text}
      aria-label={label}
      rows={2}
      maxLength={max}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
