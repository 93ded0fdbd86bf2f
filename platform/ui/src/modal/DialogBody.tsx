import type { ReactNode } from 'react'
import css from './modal.module.css'

/** The fields of a dialog, one below the other, and above them why the last attempt was refused. */
export const DialogBody = ({ refusal, children }: { refusal?: string | null; children: ReactNode }) => (
  <div className={css.body}>
    {refusal && (
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
    )}
    {children}
  </div>
)
