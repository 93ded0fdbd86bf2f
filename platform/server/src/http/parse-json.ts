import { Refusal, platformErrors } from '@iisp/contract'

const badBody = () => new Refusal(platformErrors.badBody)
const maxDepth = 32

/**
 * JSON as the door admits it: no duplicate keys, no prototype keys, no NUL, no lone surrogate, at most 32 deep.
 * A NUL ends in a database error and a lone surrogate is stored altered, which breaks a hash taken before.
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badBody()
  }
  if (countKeys(text) !== checkValue(value, 0)) throw badBody()
  return value
}

/** Walks the parsed value; gives the number of keys it holds. Fewer than the text names means duplicates. */
function checkValue(value: unknown, depth: number): number {
  if (depth > maxDepth) throw badBody()
  if (typeof value === 'string') {
    checkText(value)
    return 0
  }
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + checkValue(item, depth + 1), 0)
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw badBody()
    checkText(key)
    keys += 1 + checkValue(item, depth + 1)
  }
  return keys
}

export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw badBody()
}

/** Keys named in a valid JSON text: the strings that a colon follows. */
function countKeys(text: string): number {
  let keys = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== '"') continue
    for (i++; text[i] !== '"'; i++) if (text[i] === '\\') i++
    let next = i + 1
    while (next < text.length && ' \t\r\n'.includes(text[next] as string)) next++
    if (text[next] === ':') keys++
  }
  return keys
}
