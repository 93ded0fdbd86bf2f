import { useId } from 'react'
import css from '../orders/form/form.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off at once. */
export function Switch({ label, checked, disabled = false, onChange }: Props) {
  const id = useId()
  return (
    <>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        disabled={disabled}
        className={css.toggle}
        onClick={() => onChange(!checked)}
      />
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
    </>
  )
}
