import { Refusal } from '@iisp/contract'
import { round } from '@iisp/contract/decimal'
import { isAmount } from '@iisp/contract/exact'
import { referenceErrors } from '../contract/errors.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const units = ['仟', '佰', '拾', '']

/**
 * The amount in capital Chinese characters, as bills and payment orders write it (支付结算办法, appendix 1).
 * Takes a decimal string, rounded half up to cents, up to 999,999,999,999.99; 0 is 零元整.
 * Refuses anything else, and negative amounts, with reference.badAmount.
 */
export function capitalAmount(typed: string): string {
  const amount = /^[0-9]{1,12}(?:\.[0-9]{1,10})?$/.test(typed) ? round(typed, 2) : ''
  if (!isAmount(amount)) throw new Refusal(referenceErrors.badAmount)
  const yuan = amount.slice(0, -3)
  const jiao = Number(amount.at(-2))
  const fen = Number(amount.at(-1))
  if (yuan === '0' && jiao + fen === 0) return '零元整'
  const whole = yuan === '0' ? '' : `${wholeYuan(yuan)}元`
  if (jiao + fen === 0) return `${whole}整`
  if (fen === 0) return `${whole}${digits[jiao]}角整`
  if (jiao > 0) return `${whole}${digits[jiao]}角${digits[fen]}分`
  return whole === '' ? `${digits[fen]}分` : `${whole}零${digits[fen]}分`
}

/**
 * Sections of four digits, 亿 · 万 · 元. 零 between two sections is left out wherever that is allowed.
 */
function wholeYuan(yuan: string): string {
  const padded = yuan.padStart(12, '0')
  let text = ''
  let skipped = false
  for (const [index, name] of ['亿', '万', ''].entries()) {
    const section = padded.slice(index * 4, index * 4 + 4)
    if (section === '0000') {
      skipped = true
      continue
    }
    if (text !== '' && (skipped || section.startsWith('0'))) text += '零'
    text += fourDigits(section) + name
    skipped = false
  }
  return text
}

/** One section without leading or trailing 零; a run of inner zeros is one 零. */
function fourDigits(section: string): string {
  let text = ''
  let gap = false
  for (const [index, digit] of [...section].entries()) {
    if (digit === '0') {
      gap = text !== ''
      continue
    }
    text += `${gap ? '零' : ''}${digits[Number(digit)]}${units[index]}`
    gap = false
  }
  return text
}
