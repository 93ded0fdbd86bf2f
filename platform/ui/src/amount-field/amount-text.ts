export interface AmountRule {
  /** Places behind the point. */
  readonly decimals: number
  /** Digits before the point. */
  readonly digits: number
  readonly negative: boolean
}

const fullWidth = /[\uff01-\uff5e]/g

/** What a person typed or pasted as plain ASCII: no separators, currency marks or blanks. */
export const plainAmount = (typed: string): string =>
  typed
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/[\s,，¥￥$元]/g, '')

/** Whether a plain text is an amount, or can still become one by typing on. */
export function isDraft(plain: string, { decimals, digits, negative }: AmountRule): boolean {
  const [, sign, whole = '', , fraction = ''] = /^(-?)(\d*)(\.(\d*))?$/.exec(plain) ?? []
  if (sign === undefined) return false
  if (decimals === 0 && plain.includes('.')) return false
  return (!sign || negative) && whole.replace(/^0+(?=\d)/, '').length <= digits && fraction.length <= decimals
}

/** The amount of a draft with all its places: "1.5" → "1.50"; '' where there is none yet. */
export function toAmount(plain: string, decimals = 2): string {
  const [, sign = '', whole = '', , fraction = ''] = /^(-?)(\d*)(\.(\d*))?$/.exec(plain) ?? []
  if (whole === '' && fraction === '') return ''
  const units = whole.replace(/^0+(?=\d)/, '') || '0'
  const places = fraction.padEnd(decimals, '0').slice(0, decimals)
  const zero = /^0*$/.test(units + places)
  return `${zero ? '' : sign}${units}${decimals > 0 ? `.${places}` : ''}`
}
