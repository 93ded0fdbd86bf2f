import type { ReactNode } from 'react'
import { useEntrance } from './entrance.ts'
import css from './sign-in-mark.module.css'

/** Container in which the styles of the sign-in's module apply. */
export function SignInMark({ children }: { children: ReactNode }) {
  return (
    <div className={css.mark} data-app={useEntrance().parts.signIn.app}>
      {children}
    </div>
  )
}
