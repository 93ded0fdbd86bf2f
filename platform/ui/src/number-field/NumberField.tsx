import InputNumber from 'antd/es/input-number'
import type { ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import css from './number-field.module.css'

export interface NumberFieldProps extends FieldProps<number | null> {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Text before and after the number. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
}

/** A field for a whole number with text before and after it; null if empty. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = 9999, prefix, suffix } = props
  return (
    <Field {...props}>
      {(control) => (
        <span className={css.line}>
          {prefix && <span>{prefix}</span>}
          <InputNumber<number>
            {...control}
            className={css.box ?? ''}
            value={value}
            min={min}
            max={max}
            precision={0}
            {...(props.error && { status: 'error' as const })}
            onChange={onChange}
          />
          {suffix && <span>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}
