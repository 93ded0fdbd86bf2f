import type { ReactNode } from 'react'
import css from './forms.module.css'

/** Replaces a form that cannot be edited now or any more. Gives the reason and the alternative. */
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
