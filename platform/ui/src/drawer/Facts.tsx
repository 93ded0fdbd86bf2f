import type { ReactNode } from 'react'
import css from './drawer.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Spans both columns. */
  readonly wide?: boolean | undefined
}

/** Labels and values of a record, in two columns if there is room. Missing values are shown as --. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={wide ? css.wideFact : css.fact}>
        <dt>{label}</dt>
        <dd>{value === '' || value === null || value === undefined ? '--' : value}</dd>
      </div>
    ))}
  </dl>
)
