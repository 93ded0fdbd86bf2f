import type { ReactNode } from 'react'
import css from './rehearsal.module.css'

/** A table that scrolls by itself where the window is too narrow for it. */
export const WideTable = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
  <section className={css.scroll} aria-label={label} tabIndex={0}>
    <table className={css.table} aria-label={label}>
      <caption>{label}</caption>
      {children}
    </table>
  </section>
)
