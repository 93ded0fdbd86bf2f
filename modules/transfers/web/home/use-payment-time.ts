import type { Output } from '@iisp/contract'
import type { deskToday } from '@iisp/transfers/contract'
import { useEffect, useEffectEvent, useState } from 'react'

type Moment = Pick<Output<typeof deskToday>['moment'], 'bar' | 'from' | 'to' | 'time'>

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Minutes until payments end or begin; negative if neither happens today. Counts on from the
 * server's time, and calls back once when the time is over.
 */
export function usePaymentTime(
  { bar, from, to, time }: Moment,
  answeredAt: number,
  onOver: () => void,
): number {
  const [now, setNow] = useState(answeredAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const passed = Math.max(0, Math.floor((now - answeredAt) / 60_000))
  const left = minuteOf(bar === 'before-hours' ? from : to) - minuteOf(time) - passed
  const isOver = left < 0 && (bar === null || bar === 'before-hours')
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return left
}
