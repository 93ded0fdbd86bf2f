import { Decimal } from 'decimal.js'

// Beyond any product of two wire values; a quotient of such values is never nearer to a rounding bound.
const Exact = Decimal.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 })

export type Rounding = 'half-up' | 'ceil' | 'truncate'
const modes = {
  'half-up': Decimal.ROUND_HALF_UP,
  ceil: Decimal.ROUND_CEIL,
  truncate: Decimal.ROUND_DOWN,
} as const satisfies Record<Rounding, Decimal.Rounding>

const shape = /^-?[0-9]{1,30}(?:\.[0-9]{1,18})?$/
/** Only decimal strings come in: a number has lost its cents already. */
function read(text: string): Decimal {
  if (typeof text !== 'string' || !shape.test(text))
    throw new TypeError(`not a decimal string: ${String(text)}`)
  return new Exact(text)
}
const write = (value: Decimal, places: number, mode: Rounding = 'half-up') => {
  const rounded = value.toDecimalPlaces(places, modes[mode])
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(places)
}
const placesOf = (text: string) =>
  text.length - 1 - (text.includes('.') ? text.indexOf('.') : text.length - 1)

/** Exact; keeps the longer fraction of the two. '1.00' + '0.0005' is '1.0005'. */
export const add = (a: string, b: string): string => sum([a, b])

/** Exact; keeps the longer fraction of the two. */
export const subtract = (a: string, b: string): string =>
  write(read(a).minus(read(b)), Math.max(placesOf(a), placesOf(b)))

/** Exact sum with the longest fraction of all; `places` (default 2) where there is none to add. */
export const sum = (values: readonly string[], places = 2): string =>
  values.length === 0
    ? write(new Exact(0), places)
    : write(
        values.reduce((total, value) => total.plus(read(value)), new Exact(0)),
        Math.max(...values.map(placesOf)),
      )

/** a·b to so many places. */
export const multiply = (a: string, b: string, places: number, rounding: Rounding = 'half-up'): string =>
  write(read(a).times(read(b)), places, rounding)

/** a/b to so many places. Throws RangeError where b is zero. */
export function divide(a: string, b: string, places: number, rounding: Rounding = 'half-up'): string {
  const divisor = read(b)
  if (divisor.isZero()) throw new RangeError('division by zero')
  return write(read(a).div(divisor), places, rounding)
}

/** The value with exactly so many places. Half up rounds away from zero, ceil towards the greater. */
export const round = (value: string, places: number, rounding: Rounding = 'half-up'): string =>
  write(read(value), places, rounding)

/** Negative where a < b, 0 where equal ('1.0' and '1.00' are), positive where a > b. */
export const compare = (a: string, b: string): number => read(a).comparedTo(read(b))
export const isZero = (value: string): boolean => read(value).isZero()
export const isNegative = (value: string): boolean => compare(value, '0') < 0

/** Money as it stands on the wire: two places, 0.00 to 999,999,999,999.99. */
export const isAmount = (text: string): boolean => /^(0|[1-9][0-9]{0,11})\.[0-9]{2}$/.test(text)

/**
 * What a person typed as an amount of money, as 'x.xx', or null where it is none. Takes spaces around it,
 * full-width characters and thousands separators in their places; refuses signs and a third decimal.
 */
export function normaliseAmountInput(typed: string): string | null {
  // U+FF0B to U+FF19 are the full-width forms of + , - . / 0 to 9.
  const text = typed
    .trim()
    .replace(/[\uFF0B-\uFF19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  if (!/^(?:[0-9]{1,15}|[0-9]{1,3}(?:,[0-9]{3}){1,4})?(?:\.[0-9]{0,2})?$/.test(text) || !/[0-9]/.test(text))
    return null
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  const amount = `${whole.replace(/^0+(?=[0-9])/, '') || '0'}.${fraction.padEnd(2, '0')}`
  return isAmount(amount) ? amount : null
}
