/** "1234567.80" → "1,234,567.80". Text in, text out: no figure passes through a float. */
export function groupThousands(value: string): string {
  const [, sign = '', whole = '', rest = ''] = /^([-+]?)(\d+)(\..*)?$/.exec(value) ?? []
  return whole === '' ? value : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

const parts = (value: string) => {
  const [, sign, whole = '', fraction = ''] = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(value) ?? []
  return { negative: sign === '-' && (whole !== '' || fraction !== ''), whole, fraction }
}
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Orders decimal strings by value, exactly. */
export function compareDecimals(a: string, b: string): number {
  const x = parts(a)
  const y = parts(b)
  if (x.negative !== y.negative) return x.negative ? -1 : 1
  const size = x.whole.length - y.whole.length || order(x.whole, y.whole) || order(x.fraction, y.fraction)
  return x.negative ? -size : size
}
