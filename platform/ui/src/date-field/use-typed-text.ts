import { type FocusEvent, type InputEvent, type MouseEvent, useRef, useState } from 'react'
import { useLocale } from '../locale/index.ts'
import { calendar } from './calendar-part.ts'

interface Props {
  readonly mayChoose: (date: string) => boolean
  /** Receives a date whose form the input itself does not take while it is typed. */
  readonly onDate?: ((date: string) => void) | undefined
}

/** Watches the inputs inside an element: `misread` says, once a person leaves one, what was not taken and why. */
export function useTypedText({ mayChoose, onDate }: Props) {
  const locale = useLocale()
  const typed = useRef('')
  const [misread, setMisread] = useState<string | null>(null)
  const leave = async () => {
    const entered = typed.current.trim()
    typed.current = ''
    if (entered === '') return
    const part = await calendar.load().catch(() => null)
    const judged = part?.judgeTyped(entered, mayChoose, locale)
    if (judged?.misread) setMisread(judged.misread)
    if (judged?.date) onDate?.(judged.date)
  }
  return {
    misread,
    watch: {
      onInput: (event: InputEvent) => {
        setMisread(null)
        typed.current = event.target instanceof HTMLInputElement ? event.target.value : ''
      },
      onBlur: (event: FocusEvent) => void (event.target instanceof HTMLInputElement && leave()),
      // a day chosen in the calendar replaces what was typed
      onClick: (event: MouseEvent) => {
        if (event.target instanceof HTMLInputElement) return
        typed.current = ''
        setMisread(null)
      },
    },
  }
}
