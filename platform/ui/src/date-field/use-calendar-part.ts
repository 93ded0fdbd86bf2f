import { useState } from 'react'
import { useLater } from '../later/index.ts'
import { calendar } from './calendar-part.ts'

/** What a person is doing in the plain field until its calendar is loaded. */
export type PlainFieldState = 'nothing' | 'focused' | 'pressed' | 'typing'

/** Replaces the plain field, and keeps its focus, once the calendar is loaded; but not while the person is typing. */
export function useCalendarPart() {
  const [fieldState, setDoing] = useState<PlainFieldState>('nothing')
  const part = useLater(calendar)
  return {
    part: fieldState === 'typing' ? null : part,
    start: { focused: fieldState !== 'nothing', open: fieldState === 'pressed' },
    plain: {
      onFocus: () => {
        calendar.load().catch(() => undefined)
        setDoing((now) => (now === 'nothing' ? 'focused' : now))
      },
      onPointerDown: () => setDoing('pressed'),
      onBlur: () => setDoing('nothing'),
      onTyping: () => setDoing('typing'),
    },
  }
}
