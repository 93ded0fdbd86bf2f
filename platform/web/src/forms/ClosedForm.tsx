import type { ReactNode } from 'react'
import css from './forms.module.css'

/** Stands in place of a form that cannot be edited, now or any more: why, and what can be done instead. */
export function ClosedForm({ why, children }: { why?: string; children: ReactNode }) {
  return (
    <section className={css.closed}>
      {why !== undefined && (
        <p role="alert" className={css.why}>
          {why}
        </p>
      )}
      {children}
    </section>
  )
}
