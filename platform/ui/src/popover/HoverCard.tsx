import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useDismiss } from '../hooks/index.ts'
import css from './popover.module.css'

export interface HoverCardProps {
  readonly label: ReactNode
  /** Name for screen readers, if more than the label. */
  readonly name?: string | undefined
  readonly className?: string | undefined
  /** Hover delay in milliseconds. */
  readonly delay?: number | undefined
  readonly children: ReactNode
}

/** A label that shows a card on hover, on focus or on click. */
export function HoverCard({ label, name, className, delay = 0, children }: HoverCardProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => {
    clearTimeout(waiting.current)
    setOpen(false)
  }
  const enter = () => {
    if (delay === 0) setOpen(true)
    else waiting.current = setTimeout(() => setOpen(true), delay)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  useDismiss([anchor], open, leave)
  return (
    <span ref={anchor} className={css.anchor} onMouseEnter={enter} onMouseLeave={leave}>
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && (
        <span id={id} role="tooltip" className={css.card}>
          {children}
        </span>
      )}
    </span>
  )
}
