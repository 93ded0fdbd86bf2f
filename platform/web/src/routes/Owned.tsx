import type { ReactNode } from 'react'
import css from './page-body.module.css'
import { useShell } from './shell-parts.ts'

/** The mark inside which the styles of the module count that brings home and sign-in. */
export function Owned({ children }: { children: ReactNode }) {
  return (
    <div className={css.mark} data-app={useShell().parts.owner}>
      {children}
    </div>
  )
}
