import { useEffect, useState, type ReactNode } from 'react'
import { useLatest } from '../hooks/index.ts'
import css from './countdown.module.css'
import { clockText } from './clock-text.ts'

export interface CountdownProps {
  /** Seconds to go when it starts; another value starts it again. */
  readonly seconds: number
  readonly onEnd?: (() => void) | undefined
  /** Milliseconds between two figures. */
  readonly tick?: number | undefined
  readonly format?: ((secondsLeft: number) => ReactNode) | undefined
}

/** Counts down to nothing by the clock, so that a page that slept shows the true rest. */
export function Countdown({ seconds, onEnd, tick = 1000, format = clockText }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  const [end, setEnd] = useState({ seconds, at: 0 })
  const ended = useLatest(onEnd)
  if (end.seconds !== seconds) {
    setEnd({ seconds, at: 0 })
    setLeft(seconds)
  }
  useEffect(() => {
    // a countdown shown again after its tab was hidden goes on where the clock is
    const at = end.at || Date.now() + seconds * 1000
    end.at = at
    let over = false
    const step = () => {
      if (over) return
      const rest = Math.max(0, Math.ceil((at - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      over = true
      clearInterval(timer)
      ended.current?.()
    }
    const timer = setInterval(step, tick)
    step()
    return () => clearInterval(timer)
  }, [end, seconds, tick, ended])
  return (
    <span role="timer" className={css.figure}>
      {format(left)}
    </span>
  )
}
