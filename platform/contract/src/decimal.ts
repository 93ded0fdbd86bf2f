import { Decimal } from 'decimal.js'
import { mustBeDecimal } from './exact.ts'

// Beyond any product of two wire values; a quotient of such values is never nearer to a rounding bound.
const Exact = Decimal.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 })

export type Rounding = 'half-up' | 'ceil' | 'truncate'
const modes = {
  'half-up': Decimal.ROUND_HALF_UP,
  ceil: Decimal.ROUND_CEIL,
  truncate: Decimal.ROUND_DOWN,
} as const satisfies Record<Rounding, Decimal.Rounding>

function read(text: string): Decimal {
  mustBeDecimal(text)
  return new Exact(text)
}
function write(value: Decimal, places: number, mode: Rounding): string {
  const rounded = value.toDecimalPlaces(places, modes[mode])
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(places)
}

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
