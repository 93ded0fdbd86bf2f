import type { ReactNode } from 'react'
import css from './forms.module.css'

/** Stands in place of a form that cannot be edited now: why, and what can be done instead. */
export function ClosedForm({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className={css.closed}>
      <p role="alert" className={css.why}>
        {why}
      </p>
      {children}
    </div>
  )
}
