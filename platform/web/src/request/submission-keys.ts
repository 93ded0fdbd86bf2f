import type { Call } from '@iisp/contract'
import { randomId } from './random-id.ts'
import type { RequestError } from './request-error.ts'

const prefix = 'submission:'

/** Key of a submission, made before it is sent. */
export const newKey = (): string => randomId(32)

/**
 * The key to send this content with: the stored one if an earlier attempt with the same content
 * had no definite answer, else a new one, stored before it is used.
 */
export function submissionKey(call: Call, input: object): string {
  const storageKey = storageKeyOf(call, input)
  const stored = read(storageKey)
  if (stored !== null) return stored
  const key = newKey()
  write(storageKey, key)
  return key
}

/** Deletes the key after a definite answer. */
export const dropSubmissionKey = (call: Call, input: object): void => {
  try {
    sessionStorage.removeItem(storageKeyOf(call, input))
  } catch {
    memory.delete(storageKeyOf(call, input))
  }
}

/** Whether the answer is definite. Otherwise the submission may or may not have taken place. */
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
    // storage is not available: the key lives as long as the page
  }
}

/** Stores a fingerprint instead of the content. */
const storageKeyOf = (call: Call, input: object) => `${prefix}${call.name}:${fingerprint(canonical(input))}`

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

/** 64 bits. After a collision the server would refuse the key because it belongs to other content. */
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
function read(storageKey: string): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return memory.get(storageKey) ?? null
  }
}
function write(storageKey: string, key: string): void {
  try {
    sessionStorage.setItem(storageKey, key)
  } catch {
    memory.set(storageKey, key)
  }
}
