import type { Call } from '@iisp/contract'
import { randomId } from './random-id.ts'
import type { RequestError } from './request-error.ts'

const prefix = 'submission:'

/** Key of a submission, made before it is sent. */
export const newKey = (): string => randomId(32)

/**
 * The key under which this content is to be sent: the stored one where an earlier try of the same content
 * had no definite answer, else a new one, stored before it is used.
 */
export function submissionKey(call: Call, input: object): string {
  const place = placeOf(call, input)
  const stored = read(place)
  if (stored !== null) return stored
  const key = newKey()
  write(place, key)
  return key
}

/** Forgets the key: the server has answered definitely. */
export const dropSubmissionKey = (call: Call, input: object): void => {
  try {
    sessionStorage.removeItem(placeOf(call, input))
  } catch {
    memory.delete(placeOf(call, input))
  }
}

/** Whether the server has decided; otherwise the submission may or may not have taken place. */
export function isDefinite(error: RequestError): boolean {
  if (error.kind === 'shape') return true
  if (error.kind !== 'answer' || error.status >= 500) return false
  return ![401, 408, 425, 429].includes(error.status) && error.code !== 'platform.inProgress'
}

export function forgetSubmissionKeys(): void {
  memory.clear()
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // nothing is stored where storage is refused
  }
}

/** The content itself is not stored, only a fingerprint of it. */
const placeOf = (call: Call, input: object) => `${prefix}${call.name}:${fingerprint(canonical(input))}`

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

/** 64 bits; a collision would be refused by the server as a key used for other content. */
function fingerprint(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

const memory = new Map<string, string>()
function read(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return memory.get(place) ?? null
  }
}
function write(place: string, key: string): void {
  try {
    sessionStorage.setItem(place, key)
  } catch {
    memory.set(place, key)
  }
}
