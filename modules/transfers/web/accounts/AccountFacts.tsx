import type { ReactNode } from 'react'
import css from '../orders/form/form.module.css'

/** Name and value pairs below the account select. Empty values are left out. */
export const AccountFacts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
)
