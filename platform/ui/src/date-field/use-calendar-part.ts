import { useState } from 'react'
import { useLater } from '../later/index.ts'
import { calendar } from './calendar-part.ts'

/** What a person is doing in the plain field that stands in until its calendar is here. */
export type Doing = 'nothing' | 'focused' | 'pressed' | 'typing'

/** The calendar takes the plain field's place, with its focus, but not under a person who types. */
export function useCalendarPart() {
  const [doing, setDoing] = useState<Doing>('nothing')
  const part = useLater(calendar)
  return {
    part: doing === 'typing' ? null : part,
    start: { focused: doing !== 'nothing', open: doing === 'pressed' },
    plain: {
      onFocus: () => {
        calendar.want().catch(() => undefined)
        setDoing((now) => (now === 'nothing' ? 'focused' : now))
      },
      onPointerDown: () => setDoing('pressed'),
      onBlur: () => setDoing('nothing'),
      onTyping: () => setDoing('typing'),
    },
  }
}
