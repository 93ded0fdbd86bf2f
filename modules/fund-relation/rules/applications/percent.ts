import { add } from '@iisp/contract/exact'

/** A fraction with four places as a percentage: 0.3333 is 33.33%. '' for null. */
export function percentText(ratio: string | null): string {
  if (ratio === null) return ''
  const digits = ratio.replace('.', '')
  return `${add(`${digits.slice(0, -2)}.${digits.slice(-2)}`, '0.00')}%`
}

/**
 * Converts a typed percentage with two decimal places to a fraction: 33.33 is 0.3333. Null if it is
 * above 100 or not a percentage.
 */
export function ratioOfPercent(percent: string): string | null {
  if (!/^[0-9]{1,3}\.[0-9]{2}$/.test(percent)) return null
  const units = Number(percent.replace('.', ''))
  if (units > 10_000) return null
  const text = String(units).padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/** The percentage that a field shows of a fraction: 0.3333 is 33.33. */
export const percentOf = (ratio: string): string => percentText(ratio).replace('%', '')
