import type { ReactNode } from 'react'

/** Props of every form field. */
export interface FieldProps<T> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  /** Identifies the field in an error summary and in the server's list of refused fields. */
  readonly name?: string | undefined
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
  readonly help?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlProps {
  readonly id: string
  readonly disabled?: boolean
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}
