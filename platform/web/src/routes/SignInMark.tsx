import type { ReactNode } from 'react'
import { useEntrance } from './entrance.ts'
import css from './sign-in-mark.module.css'

/** The mark of the module that brings the sign-in, inside which its styles count. */
export function SignInMark({ children }: { children: ReactNode }) {
  return (
    <div className={css.mark} data-app={useEntrance().parts.signIn.app}>
      {children}
    </div>
  )
}
