import { useDismiss } from '@iisp/ui/hooks'
import { useId, useRef, useState, type ReactNode } from 'react'
import css from './hover-card.module.css'

interface Props {
  readonly label: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A word that shows more while the pointer is on it, while it has the focus, or after a press. */
export function HoverCard({ label, className, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useDismiss([place], open, () => setOpen(false))
  return (
    <span
      ref={place}
      className={css.place}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
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
