/** A parsed decimal string for comparison. */
export interface DecimalKey {
  readonly negative: boolean
  readonly whole: string
  readonly fraction: string
}

export function decimalKey(value: string): DecimalKey {
  const [, sign, whole = '', fraction = ''] = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(value) ?? []
  return { negative: sign === '-' && (whole !== '' || fraction !== ''), whole, fraction }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Compares decimals exactly by value. */
export function compareDecimals(a: DecimalKey, b: DecimalKey): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1
  const size = a.whole.length - b.whole.length || order(a.whole, b.whole) || order(a.fraction, b.fraction)
  return a.negative ? -size : size
}
