import css from '../orders/form/form.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A yes or no with its words. */
export const CheckBox = ({ label, checked, onChange }: Props) => (
  <label className={css.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
