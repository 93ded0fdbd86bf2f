import { useState } from 'react'
import { useLater } from '../later/index.ts'
import { calendar } from './calendar-part.ts'

/** The person's interaction with the plain field until its calendar is loaded. */
export type PlainFieldState = 'nothing' | 'focused' | 'pressed' | 'typing'

export type CalendarPart = NonNullable<ReturnType<typeof calendar.now>>
/** The person's interaction at the moment when the calendar replaced the plain field. */
export interface CalendarStart {
  readonly focused: boolean
  readonly open: boolean
}

/** Replaces the plain field, and keeps its focus, once the calendar is loaded; but not while the person is typing. */
export function useCalendarPart() {
  const [fieldState, setFieldState] = useState<PlainFieldState>('nothing')
  const part = useLater(calendar)
  return {
    part: fieldState === 'typing' ? null : part,
    start: { focused: fieldState !== 'nothing', open: fieldState === 'pressed' },
    plain: {
      onFocus: () => {
        calendar.load().catch(() => undefined)
        setFieldState((now) => (now === 'nothing' ? 'focused' : now))
      },
      onPointerDown: () => setFieldState('pressed'),
      onBlur: () => setFieldState('nothing'),
      onTyping: () => setFieldState('typing'),
    },
  }
}
