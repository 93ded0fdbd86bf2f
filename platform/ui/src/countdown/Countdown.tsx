import { useEffect, useRef, useState, type ReactNode } from 'react'
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
export const Countdown = (props: CountdownProps) => <Ticking key={props.seconds} {...props} />

function Ticking({ seconds, onEnd, tick = 1000, format = clockText }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  // kept while its tab is hidden, so that it goes on where the clock is
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
