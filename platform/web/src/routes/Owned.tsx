import type { ReactNode } from 'react'
import { useEntrance } from './entrance.ts'
import css from './owned.module.css'

/** The mark inside which the styles of the module count that brings home and sign-in. */
export function Owned({ children }: { children: ReactNode }) {
  return (
    <div className={css.mark} data-app={useEntrance().parts.owner}>
      {children}
    </div>
  )
}
