import { useId, type ReactNode } from 'react'
import type { ControlProps, FieldProps } from './field-props.ts'
import css from './field.module.css'

export interface FieldFrameProps extends Omit<FieldProps<unknown>, 'value' | 'onChange'> {
  /** Shown to the right of the help line, for example a character count. */
  readonly aside?: ReactNode
  /** The control is a group of controls, which gets a labelled group instead of a label. */
  readonly group?: boolean | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** Label, required mark, control, help and error of a field. All fields of the kit use it. */
export function Field(props: FieldFrameProps) {
  const { label, name, error, required, help, disabled, aside, group, children } = props
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    ...(disabled && { disabled }),
    ...(required && { 'aria-required': true }),
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
  const notes = (
    <>
      {required && (
        <span className={css.mark} aria-hidden="true">
          *
        </span>
      )}
      {label}
    </>
  )
  return (
    <div
      className={css.field}
      data-field={name}
      {...(group && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': control['aria-describedby'],
      })}
    >
      {group ? (
        <span id={`${id}-label`} className={css.label}>
          {notes}
        </span>
      ) : (
        <label htmlFor={id} className={css.label}>
          {notes}
        </label>
      )}
      {children(control)}
      {(help || aside) && (
        <div className={css.below}>
          <span id={`${id}-help`}>{help}</span>
          <span>{aside}</span>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
