export interface AmountRule {
  /** Decimal places. */
  readonly decimals: number
  /** Digits before the point. */
  readonly digits: number
  readonly negative: boolean
}

/** Why a text is no amount. */
export type AmountFault = 'figure' | 'negative' | 'decimals' | 'digits'

export interface AmountRead {
  /** With all decimal places ("1234.50"); '' if there is none (yet). */
  readonly amount: string
  readonly fault: AmountFault | null
  /** Whether 万 or 亿 multiplied what was typed. */
  readonly scaled: boolean
}

const fullWidth = /[\uff01-\uff5e]/g
/** Digits by which a Chinese unit moves the decimal point. */
const shifts = new Map([
  ['万', 4],
  ['萬', 4],
  ['亿', 8],
  ['億', 8],
])
const figure = /^(-?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?([万萬亿億]?)$/

/** Plain ASCII without currency signs and spaces. */
const plainText = (typed: string): string =>
  typed
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/[\s¥￥$元]/g, '')

/** Reads a typed or pasted amount: "￥1,234.5元" is "1234.50", "1.2亿" is "120000000.00". */
export function readAmount(typed: string, rule: AmountRule): AmountRead {
  const match = figure.exec(plainText(typed))
  const no = (fault: AmountFault | null): AmountRead => ({ amount: '', fault, scaled: false })
  if (!match) return no('figure')
  const [, sign = '', grouped = '', typedFraction = '', unit = ''] = match
  const typedWhole = grouped.replaceAll(',', '')
  if (sign && !rule.negative) return no('negative')
  if (typedWhole + typedFraction === '') return no(unit ? 'figure' : null)
  const shift = shifts.get(unit) ?? 0
  const whole =
    (typedWhole + typedFraction.slice(0, shift).padEnd(shift, '0')).replace(/^0+(?=\d)/, '') || '0'
  const fraction = typedFraction.slice(shift)
  if (fraction.length > rule.decimals) return no('decimals')
  if (whole.length > rule.digits) return no('digits')
  const places = fraction.padEnd(rule.decimals, '0')
  const zero = /^0*$/.test(whole + places)
  return {
    amount: `${zero ? '' : sign}${whole}${rule.decimals > 0 ? `.${places}` : ''}`,
    fault: null,
    scaled: shift > 0,
  }
}
