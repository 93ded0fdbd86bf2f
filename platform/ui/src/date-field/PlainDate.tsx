import { useState } from 'react'
import type { ControlProps } from '../field/index.ts'
import css from './date-field.module.css'
import { readTypedDate } from './typed-date.ts'
import type { useCalendarPart } from './use-calendar-part.ts'

export interface PlainDateProps {
  readonly control: Partial<ControlProps>
  readonly plain: ReturnType<typeof useCalendarPart>['plain']
  readonly value: string
  readonly placeholder: string
  /** Receives a complete date, YYYY-MM-DD, or ''. Without it typing is disabled. */
  readonly onType?: ((date: string) => void) | undefined
}

/** The input of a date field before its calendar is loaded. Shows the date and accepts typed dates. */
export function PlainDate({ control, plain, value, placeholder, onType }: PlainDateProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      {...control}
      type="text"
      className={css.input}
      autoComplete="off"
      placeholder={placeholder}
      readOnly={onType === undefined}
      value={draft ?? value}
      onFocus={plain.onFocus}
      onPointerDown={plain.onPointerDown}
      onChange={(event) => {
        const typed = event.target.value
        plain.onTyping()
        setDraft(typed)
        const date = typed === '' ? '' : readTypedDate(typed)
        if (date !== null) onType?.(date)
      }}
      onBlur={() => {
        setDraft(null)
        plain.onBlur()
      }}
    />
  )
}
