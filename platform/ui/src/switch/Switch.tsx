import type { KeyboardEvent } from 'react'
import css from './switch.module.css'

export interface SwitchProps {
  /** The words beside it. */
  readonly label: string
  /** Its name for screen readers, where the words beside it only say how it stands. */
  readonly name?: string | undefined
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (checked: boolean) => void
}

/** On or off at once, without a form to submit. */
export function Switch({ label, name, checked, disabled, onChange }: SwitchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // in a form the key would submit it
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
