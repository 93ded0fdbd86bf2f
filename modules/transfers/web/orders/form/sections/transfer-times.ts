import { paymentHours } from '@iisp/transfers/rules'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const textOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const step = 15

/** The selectable times, every quarter of an hour from the earliest. `chosen` is always included. */
export function transferTimes(earliest: string, chosen: string): string[] {
  const first = Math.ceil(minutesOf(earliest) / step) * step
  const times = new Set(chosen === '' ? [] : [chosen])
  for (let at = first; at <= minutesOf(paymentHours.to); at += step) times.add(textOf(at))
  return [...times].sort()
}
