import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import css from './field.module.css'

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** The error, shown below the field. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A labelled text field. The line below it is always there, so that an error does not move the form. */
export function TextInput({ label, onValue, fault, hint, after, ...input }: TextInputProps) {
  const id = useId()
  const note = fault ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-fault={fault !== undefined} data-fixed={input.readOnly === true}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onValue(event.target.value)}
        />
        {after}
      </div>
      <p
        id={`${id}-note`}
        className={fault === undefined ? css.note : css.fault}
        role={fault === undefined ? undefined : 'alert'}
      >
        {note}
      </p>
    </div>
  )
}
