import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import { codePointName, encodeText } from './gb18030.ts'
import type { FieldLayout } from './profile.ts'
import type { RecordValues } from './read-record.ts'
import type { PlannedField, RecordPlan } from './record-plan.ts'

type Fault = Pick<ExchangeFault, 'code' | 'params'>
const space = 0x20
const zero = 0x30
const minus = 0x2d

/**
 * Writes a record into a buffer from `start`, overwriting its content. A value that does not fit, or cannot be read
 * back unchanged, is never altered: its fault is returned with the field.
 */
export function writeRecord(
  target: Uint8Array,
  start: number,
  values: RecordValues,
  plan: RecordPlan,
): (Fault & { readonly field: string }) | null {
  target.fill(space, start, start + plan.length)
  for (const field of plan.fields) {
    const value = values[field.layout.name]
    if (value === undefined || value === '') continue
    const fault = writeField(target, start, value, field)
    if (fault !== null) return { ...fault, field: field.layout.name }
  }
  return null
}

function writeField(target: Uint8Array, start: number, value: string, field: PlannedField): Fault | null {
  const at = start + field.at
  if (field.layout.type === 'N')
    return writeNumber(
      target,
      at,
      field.signAt === undefined ? undefined : start + field.signAt,
      value,
      field.layout,
    )
  if (field.layout.type === 'A' && !/^[0-9]+$/.test(value))
    return { code: 'notDigits', params: { found: value.slice(0, 40) } }
  return writeText(target, at, value, field.layout)
}

/**
 * ASCII text is written as it is, other text is encoded. Trailing spaces are omitted, because they would be lost in
 * reading.
 */
function writeText(target: Uint8Array, at: number, value: string, layout: FieldLayout): Fault | null {
  const text = value.replace(/ +$/, '')
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < space || code === 0x7f)
      return { code: 'controlCharacter', params: { character: codePointName(text.charAt(index)) } }
    if (code > 0x7f || index >= layout.length) return writeEncoded(target, at, text, layout)
    target[at + index] = code
  }
  return null
}

function writeEncoded(target: Uint8Array, at: number, text: string, layout: FieldLayout): Fault | null {
  const control = /[\x00-\x1f\x7f]/.exec(text)?.[0]
  if (control !== undefined)
    return { code: 'controlCharacter', params: { character: codePointName(control) } }
  const bytes = encodeText(text)
  if ('inexact' in bytes)
    return {
      code: 'unmappable',
      params: { character: bytes.inexact, codePoint: codePointName(bytes.inexact) },
    }
  if (bytes.length > layout.length) {
    if (layout.shortenable !== true)
      return { code: 'textTooLong', params: { found: String(bytes.length), expected: String(layout.length) } }
    target.fill(space, at, at + layout.length)
    target.set(shortened(text, layout.length), at)
    return null
  }
  target.set(bytes, at)
  return null
}

/** The bytes of as many whole characters as fit. */
function shortened(text: string, length: number): Uint8Array {
  let fits = new Uint8Array()
  let kept = ''
  for (const character of text) {
    kept += character
    const bytes = encodeText(kept)
    if ('inexact' in bytes || bytes.length > length) break
    fits = Uint8Array.from(bytes)
  }
  return fits
}

function writeNumber(
  target: Uint8Array,
  at: number,
  signAt: number | undefined,
  value: string,
  layout: FieldLayout,
): Fault | null {
  const parts = /^(-?)0*([0-9]+?)(?:\.([0-9]+?)0*)?$/.exec(value)
  if (parts === null) return { code: 'notNumber', params: { found: value.slice(0, 40) } }
  const [, sign, whole = '', fraction = ''] = parts
  if (fraction.length > layout.decimals && fraction !== '0')
    return { code: 'tooManyDecimals', params: { found: value, expected: String(layout.decimals) } }
  const decimals = layout.decimals === 0 ? '' : fraction.padEnd(layout.decimals, '0')
  const digits = `${whole}${decimals}`.replace(/^0+(?=[0-9])/, '')
  const negative = sign === '-' && digits !== '0'
  const signInPlace = negative && signAt === undefined
  if (digits.length > layout.length - (signInPlace ? 1 : 0))
    return { code: 'tooManyDigits', params: { found: value } }
  target.fill(zero, at, at + layout.length)
  const first = at + layout.length - digits.length
  for (let index = 0; index < digits.length; index += 1) target[first + index] = digits.charCodeAt(index)
  if (signInPlace) target[at] = minus
  if (signAt !== undefined) target[signAt] = negative ? zero + 1 : zero
  return null
}
