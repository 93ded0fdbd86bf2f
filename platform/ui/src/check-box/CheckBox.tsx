import { useId, type ReactNode } from 'react'
import choice from '../field/choice.module.css'
import css from './check-box.module.css'

export interface CheckBoxProps {
  /** May contain a link; clicking it does not toggle the box. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Some, but not all, of the items it represents are selected. */
  readonly indeterminate?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Help text below the label. */
  readonly help?: ReactNode
  /** As wide as its container, so that a long label can be cut. */
  readonly block?: boolean | undefined
}

/** A checkbox with its label. */
export function CheckBox(props: CheckBoxProps) {
  const { label, checked, onChange, indeterminate = false, disabled, help, block } = props
  const id = useId()
  return (
    <span className={css.check} data-block={block || undefined}>
      <label className={choice.label}>
        <input
          type="checkbox"
          className={choice.mark}
          checked={checked}
          disabled={disabled}
          aria-describedby={help ? id : undefined}
          ref={(box) => {
            if (box) box.indeterminate = indeterminate
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.text}>{label}</span>
      </label>
      {help && (
        <span id={id} className={css.help}>
          {help}
        </span>
      )}
    </span>
  )
}
