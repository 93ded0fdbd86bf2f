import { type FocusEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useLocale } from '../locale/index.ts'
import { calendar } from './calendar-part.ts'
import type { Misread } from './judge-typed.ts'
import { readTypedDate } from './typed-date.ts'
import type { CalendarPart } from './use-calendar-part.ts'

interface Props {
  readonly mayChoose: (date: string) => boolean
  /** Receives a date as soon as its last digit is typed; one in a shorter form once the person leaves the input. */
  readonly onDate?: ((date: string) => void) | undefined
}

/**
 * Watches the inputs inside an element. Once a person leaves one, `misread` gives the refused text
 * and the reason.
 */
export function useTypedText({ mayChoose, onDate }: Props) {
  const locale = useLocale()
  const typed = useRef('')
  const [misread, setMisread] = useState<Misread | null>(null)
  const judge = (entered: string, part: CalendarPart) => {
    const judged = part.judgeTyped(entered, mayChoose)
    if (judged.misread) setMisread(judged.misread)
    if (judged.date) onDate?.(judged.date)
  }
  const leave = () => {
    const entered = typed.current.trim()
    typed.current = ''
    if (entered === '') return
    // at once if it can be: the next field may change in the same moment
    const part = calendar.now()
    if (part) judge(entered, part)
    else
      calendar.load().then(
        (loaded) => judge(entered, loaded),
        () => undefined,
      )
  }
  return {
    misread: misread?.[locale],
    watch: {
      onChange: (event: SyntheticEvent) => {
        setMisread(null)
        typed.current = event.target instanceof HTMLInputElement ? event.target.value : ''
        const date = readTypedDate(typed.current)
        if (date !== null && mayChoose(date)) onDate?.(date)
      },
      onBlur: (event: FocusEvent) => event.target instanceof HTMLInputElement && leave(),
      // a day chosen in the calendar replaces what was typed
      onClick: (event: MouseEvent) => {
        if (event.target instanceof HTMLInputElement) return
        typed.current = ''
        setMisread(null)
      },
    },
  }
}
