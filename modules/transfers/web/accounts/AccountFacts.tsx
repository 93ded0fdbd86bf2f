import type { ReactNode } from 'react'
import css from '../orders/form/form.module.css'

/** Lines of a name and a value below the choice of an account; what is empty is left out. */
export const AccountFacts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
)
