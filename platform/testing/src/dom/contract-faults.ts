import { type Call, type NamedError, platformErrors } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import type { Received } from './received.ts'

/** Why an input violates the contract, or null. */
export function inputFault(call: Call, input: unknown, { headers, file }: Received): string | null {
  const miss = findMismatch(call.input, input)
  if (miss !== null) return `with an input that its contract refuses at ${shown(input, miss)}`
  if (call.idempotent === 'key' && !headers.has('idempotency-key')) return 'without an idempotency key'
  if ((call.body === 'upload') !== (file !== null)) return file ? 'with a file' : 'without a file'
  return null
}

/** Why an answer violates the contract, or null. */
export function answerFault(call: Call, data: unknown): string | null {
  const miss = findMismatch(call.output, data)
  return miss === null ? null : `with data that its contract refuses at ${shown(data, miss)}`
}

/**
 * The reason why a refusal violates the contract, or null. A call may use its own declared errors
 * and the kernel's.
 */
export function refusalFault(call: Call, error: NamedError): string | null {
  const named = [...call.errors, ...Object.values(platformErrors)]
  return named.some(({ code }) => code === error.code)
    ? null
    : `refused with ${error.code}, which its contract does not name`
}

/** The location of a mismatch and the value found there. */
function shown(whole: unknown, place: string): string {
  let value = whole
  for (const name of place === '' ? [] : place.split('.'))
    value = (value as Record<string, unknown> | null | undefined)?.[name]
  return `"${place}": ${JSON.stringify(value) ?? 'missing'}`
}
