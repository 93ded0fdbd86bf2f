export interface AmountRule {
  /** Decimal places. */
  readonly decimals: number
  /** Digits before the point. */
  readonly digits: number
  readonly negative: boolean
}

const fullWidth = /[\uff01-\uff5e]/g

/** Converts typed or pasted text to plain ASCII without separators, currency signs or spaces. */
export const plainAmount = (typed: string): string =>
  typed
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/[\s,，¥￥$元]/g, '')

/** Whether the text is an amount or the beginning of one. */
export function isDraft(plain: string, { decimals, digits, negative }: AmountRule): boolean {
  const [, sign, whole = '', , fraction = ''] = /^(-?)(\d*)(\.(\d*))?$/.exec(plain) ?? []
  if (sign === undefined) return false
  if (decimals === 0 && plain.includes('.')) return false
  return (!sign || negative) && whole.replace(/^0+(?=\d)/, '').length <= digits && fraction.length <= decimals
}

/** Completes the decimal places of a draft: "1.5" → "1.50". Returns '' if there is no amount yet. */
export function toAmount(plain: string, decimals = 2): string {
  const [, sign = '', whole = '', , fraction = ''] = /^(-?)(\d*)(\.(\d*))?$/.exec(plain) ?? []
  if (whole === '' && fraction === '') return ''
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  const places = fraction.padEnd(decimals, '0').slice(0, decimals)
  const zero = /^0*$/.test(units + places)
  return `${zero ? '' : sign}${units}${decimals > 0 ? `.${places}` : ''}`
}
