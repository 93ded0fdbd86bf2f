import type { ReactNode } from 'react'
import css from './button.module.css'

/** Buttons at the right end of a line, for example in the footer of a drawer. They wrap if there is little room. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)
