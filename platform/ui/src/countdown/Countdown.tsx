import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLatest } from '../hooks/index.ts'
import css from './countdown.module.css'
import { clockText } from './clock-text.ts'

export interface CountdownProps {
  /** Seconds at the start. Another value restarts the countdown. */
  readonly seconds: number
  readonly onEnd?: (() => void) | undefined
  /** Update interval in milliseconds. */
  readonly tick?: number | undefined
  readonly format?: ((secondsLeft: number) => ReactNode) | undefined
}

/** Counts down to zero by the clock, so that the remaining time is right after the page was suspended. */
export const Countdown = (props: CountdownProps) => <Ticking key={props.seconds} {...props} />

function Ticking({ seconds, onEnd, tick = 1000, format = clockText }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  // kept while its tab is hidden, so that it continues at the right time
  const end = useRef(0)
  const ended = useLatest(onEnd)
  useEffect(() => {
    end.current ||= Date.now() + seconds * 1000
    let over = false
    const step = () => {
      if (over) return
      const rest = Math.max(0, Math.ceil((end.current - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      over = true
      clearInterval(timer)
      ended.current?.()
    }
    const timer = setInterval(step, tick)
    step()
    return () => clearInterval(timer)
  }, [seconds, tick, ended])
  return (
    <span role="timer" className={css.figure}>
      {format(left)}
    </span>
  )
}
