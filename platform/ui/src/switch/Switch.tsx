import type { KeyboardEvent } from 'react'
import css from './switch.module.css'

export interface SwitchProps {
  /** Label beside it. */
  readonly label: string
  /** Name for screen readers, if the label only describes its state. */
  readonly name?: string | undefined
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (checked: boolean) => void
}

/** A switch that takes effect immediately, without submitting a form. */
export function Switch({ label, name, checked, disabled, onChange }: SwitchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit a surrounding form
    event.preventDefault()
    onChange(!checked)
  }
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        className={css.knob}
        aria-label={name}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
