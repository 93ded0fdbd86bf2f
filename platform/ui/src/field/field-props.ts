import type { ReactNode } from 'react'

/** What every field of a form takes. */
export interface FieldProps<T> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  /** Finds the field from an error summary and from the server's list of refused fields. */
  readonly name?: string | undefined
  readonly error?: string | null | undefined
  readonly required?: boolean | undefined
  readonly help?: ReactNode
  readonly disabled?: boolean | undefined
}

/** What ties a control to its label, its help and its error. */
export interface ControlProps {
  readonly id: string
  readonly disabled?: boolean
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}
