// Sums and comparisons on whole numbers: the money arithmetic that pages need, without the library
// for multiplication and division.

const shape = /^-?[0-9]{1,30}(?:\.[0-9]{1,18})?$/

/** Refuses all but decimal strings: a number has lost its cents already. Throws TypeError. */
export function mustBeDecimal(text: string): void {
  if (typeof text !== 'string' || !shape.test(text)) throw new TypeError(`not a decimal string: ${text}`)
}
const placesOf = (text: string) => (text.includes('.') ? text.length - 1 - text.indexOf('.') : 0)

/** The value in units of its last of so many places. */
function read(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
function write(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}
function together(values: readonly string[]): { readonly units: readonly bigint[]; readonly places: number } {
  values.forEach(mustBeDecimal)
  const places = Math.max(...values.map(placesOf))
  return { units: values.map((value) => read(value, places)), places }
}

/** Exact; keeps the longer fraction of the two. '1.00' + '0.0005' is '1.0005'. */
export const add = (a: string, b: string): string => sum([a, b])

/** Exact; keeps the longer fraction of the two. */
export function subtract(a: string, b: string): string {
  const negated = b.startsWith('-') ? b.slice(1) : `-${b}`
  return sum([a, negated])
}

/**
 * Exact sum with as many decimals as the longest value; `places` (default 2) if there are no
 * values.
 */
export function sum(values: readonly string[], places = 2): string {
  if (values.length === 0) return write(0n, places)
  const all = together(values)
  return write(
    all.units.reduce((total, one) => total + one, 0n),
    all.places,
  )
}

/** Negative where a < b, 0 where equal ('1.0' and '1.00' are), positive where a > b. */
export function compare(a: string, b: string): number {
  const difference = together([subtract(a, b)]).units.reduce((_, one) => one, 0n)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
export const isZero = (value: string): boolean => compare(value, '0') === 0
export const isNegative = (value: string): boolean => compare(value, '0') < 0

/** Money on the wire: two decimals, 0.00 to 999,999,999,999.99. */
export const isAmount = (text: string): boolean => /^(0|[1-9][0-9]{0,11})\.[0-9]{2}$/.test(text)

/**
 * Converts a typed amount of money to 'x.xx', or null if it is not one. Accepts surrounding spaces,
 * full-width characters and thousands separators in their places; refuses signs and a third
 * decimal.
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
