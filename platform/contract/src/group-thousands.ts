/** "1234567.80" → "1,234,567.80". Works on strings; no float is involved. */
export function groupThousands(value: string): string {
  const [, sign = '', whole = '', rest = ''] = /^([-+]?)(\d+)(\..*)?$/.exec(value) ?? []
  return whole === '' ? value : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}
