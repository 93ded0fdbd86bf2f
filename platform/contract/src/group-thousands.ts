/**
 * "1234567.80" → "1,234,567.80". Works on the digits, so that amounts stay strings; numbers are for counts. The browser's own
 * formatter takes tens of milliseconds at its first use.
 */
export function groupThousands(value: string | number): string {
  const written = String(value)
  const [, sign = '', whole = '', rest = ''] = /^([-+]?)(\d+)(\..*)?$/.exec(written) ?? []
  return whole === '' ? written : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}
