import type { ReactNode } from 'react'
import css from './small-select.module.css'

export interface SmallSelectProps {
  /** Name for screen readers. */
  readonly label: string
  readonly value: string
  readonly disabled?: boolean | undefined
  readonly onChange: (value: string) => void
  /** `<option>` elements. */
  readonly children: ReactNode
}

/**
 * A choice from few values where a SelectField is too large, for example in a table's footer. It is the browser's own
 * control, and looks like the other choices, its list too where the browser lets pages style it.
 */
export function SmallSelect({ label, value, disabled, onChange, children }: SmallSelectProps) {
  return (
    <select
      className={css.select}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  )
}
