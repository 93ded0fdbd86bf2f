import { useId, useRef, useState, type ReactNode } from 'react'
import { useDismiss } from '../hooks/index.ts'
import css from './popover.module.css'

/** Props to spread on the button that opens the panel. */
export interface OpenerProps {
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
}
export interface PopoverProps {
  /** Label of the panel. */
  readonly label: string
  readonly renderOpener: (props: OpenerProps) => ReactNode
  /** The content. `close` also returns the focus to the opener. */
  readonly children: (close: () => void) => ReactNode
}

/** A button with a panel of controls below it. Escape and a click outside close it. */
export function Popover({ label, renderOpener, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.querySelector('button')?.focus()
  }
  useDismiss([anchor], open, close)
  return (
    <span ref={anchor} id={id} className={css.anchor}>
      {renderOpener({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div role="dialog" aria-label={label} className={css.panel}>
          {children(close)}
        </div>
      )}
    </span>
  )
}
