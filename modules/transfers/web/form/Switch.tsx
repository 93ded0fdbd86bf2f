import css from './form.module.css'

interface Props {
  readonly id: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off at once; its label names it by `id`. */
export const Switch = ({ id, checked, onChange }: Props) => (
  <button
    id={id}
    type="button"
    role="switch"
    aria-checked={checked}
    className={css.toggle}
    onClick={() => onChange(!checked)}
  />
)
