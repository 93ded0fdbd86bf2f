import type { ReactNode } from 'react'
import css from './forms.module.css'
import type { SendableForm } from './use-form.ts'

interface Props<V extends object> {
  readonly form: SendableForm<V>
  readonly onSubmit: (values: V) => Promise<unknown>
  readonly children: ReactNode
}

/** The element of a form: the Enter key submits it, and the browser's own bubbles stay away. */
export const FormFrame = <V extends object>({ form: { root, submit }, onSubmit, children }: Props<V>) => (
  <form
    ref={root}
    noValidate
    className={css.fields}
    onSubmit={(event) => {
      event.preventDefault()
      submit(onSubmit)
    }}
  >
    {children}
  </form>
)
