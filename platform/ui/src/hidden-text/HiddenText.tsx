import type { ReactNode } from 'react'
import css from './hidden-text.module.css'

/** Text for screen readers only. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className={css.hiddenText}>{children}</span>
)
