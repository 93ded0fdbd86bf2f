import { groupThousands } from '../number/index.ts'
import css from './amount-text.module.css'

export interface AmountTextProps {
  /** A decimal string. Missing values are shown as --. */
  readonly value: string | null | undefined
  readonly unit?: string | undefined
  /** Shows a change: + and red for a rise, − and green for a fall. */
  readonly change?: boolean | undefined
  /** Large, for the main figure of a page. */
  readonly large?: boolean | undefined
}

const direction = (value: string) =>
  /^-?[0.]*$/.test(value) ? 'flat' : value.startsWith('-') ? 'fall' : 'rise'

/** A figure with thousands separators and tabular digits. */
export function AmountText({ value, unit, change, large }: AmountTextProps) {
  if (value === null || value === undefined || value === '') return <span className={css.none}>--</span>
  const way = change ? direction(value) : undefined
  return (
    <span className={large ? css.large : css.amount} data-way={way}>
      {way === 'rise' && '+'}
      {groupThousands(way === 'flat' ? value.replace('-', '') : value)}
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  )
}
