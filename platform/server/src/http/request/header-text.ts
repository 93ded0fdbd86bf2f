import { isUtf8 } from 'node:buffer'
import { Refusal, platformErrors } from '@iisp/contract'

/**
 * Decodes a header that will be stored, cut to `max` characters. Node gives headers one character per byte; bytes that
 * are not UTF-8 are refused, since they would be stored as something else.
 */
export function headerText(value: string, max: number): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value.slice(0, max)
  const bytes = Buffer.from(value, 'latin1')
  if (!isUtf8(bytes)) throw new Refusal(platformErrors.badBody)
  return [...bytes.toString('utf8')].slice(0, max).join('')
}
