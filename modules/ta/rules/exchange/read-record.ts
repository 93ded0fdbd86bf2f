import type { ExchangeFault } from '../../contract/exchange/faults.ts'
import { codePointName, decodeText } from './gb18030.ts'
import type { PlannedField, RecordPlan } from './record-plan.ts'

/** Values by the field's name in the standard; numbers as decimal strings with all their decimals. Empty is absent. */
export type RecordValues = Readonly<Record<string, string>>

export interface ReadRecord {
  /** Line of the file, from 1. */
  readonly line: number
  readonly values: RecordValues
  /** One fault for each field that could not be read. */
  readonly faults: readonly ExchangeFault[]
}

const latin1 = new TextDecoder('latin1')
const beyondAscii = /[^\x00-\x7f]/
const control = /[\x00-\x1f\x7f]/

/** Reads one record, which has as many bytes as the plan. */
export function readRecord(bytes: Uint8Array, line: number, plan: RecordPlan): ReadRecord {
  // Decodes one character a byte. ASCII fields are cut out of this text; only other fields are decoded as GB18030.
  const text = latin1.decode(bytes)
  const plain = !beyondAscii.test(text) && !control.test(text)
  const values: Record<string, string> = {}
  const faults: ExchangeFault[] = []
  for (const field of plan.fields) {
    const end = endOf(text, field)
    if (end === field.at && field.signAt === undefined) continue
    const value = readField(bytes, text, field, end, plain)
    if (typeof value === 'string') {
      if (value !== '') values[field.layout.name] = value
    } else faults.push({ ...value, line, field: field.layout.name })
  }
  return { line, values, faults }
}

type Fault = Pick<ExchangeFault, 'code' | 'params'>

/** Where the value of a field ends: spaces fill the rest. A space is no part of a longer GB18030 character. */
function endOf(text: string, { at, layout }: PlannedField): number {
  let end = at + layout.length
  while (end > at && text.charCodeAt(end - 1) === 0x20) end -= 1
  return end
}

function readField(
  bytes: Uint8Array,
  text: string,
  field: PlannedField,
  end: number,
  plain: boolean,
): string | Fault {
  const raw = text.slice(field.at, end)
  if (field.layout.type === 'N') return readNumber(text, raw, field)
  if (field.layout.type === 'A')
    return isDigits(raw) ? raw : { code: 'notDigits', params: { found: printable(raw) } }
  if (plain) return raw
  const decoded = decodeText(bytes.subarray(field.at, end))
  if (decoded === null) return { code: 'notText' }
  const character = control.exec(decoded)?.[0]
  if (character !== undefined)
    return { code: 'controlCharacter', params: { character: codePointName(character) } }
  return decoded
}

function readNumber(text: string, raw: string, { layout, signAt }: PlannedField): string | Fault {
  const flag = signAt === undefined ? ' ' : text.charAt(signAt)
  if (flag !== ' ' && flag !== '0' && flag !== '1')
    return { code: 'sign', params: { found: printable(flag) } }
  if (raw === '') return flag === '1' ? { code: 'notNumber', params: { found: '' } } : ''
  const negative = raw.startsWith('-')
  const digits = negative ? raw.slice(1) : raw
  if (raw.length < layout.length || digits === '' || !isDigits(digits))
    return { code: 'notNumber', params: { found: printable(raw) } }
  if (negative && flag === '1') return { code: 'signTwice' }
  return decimalOf(digits, layout.decimals, negative || flag === '1')
}

/** The decimal string of digits without a point: '0012345' with four decimals is '1.2345'. */
function decimalOf(digits: string, decimals: number, negative: boolean): string {
  const padded = digits.padStart(decimals + 1, '0')
  const point = padded.length - decimals
  let first = 0
  while (first < point - 1 && padded.charCodeAt(first) === 0x30) first += 1
  const value = decimals === 0 ? padded.slice(first) : `${padded.slice(first, point)}.${padded.slice(point)}`
  return negative && /[1-9]/.test(value) ? `-${value}` : value
}

function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x30 || code > 0x39) return false
  }
  return true
}

/** The value in the form shown in messages. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 40)
