import { Refusal, platformErrors } from '@iisp/contract'

const badBody = () => new Refusal(platformErrors.badBody)
const maxDepth = 32
/** The largest call takes 346 keys. */
const maxKeys = 1_000
const maxItems = 20_000

/**
 * Parses JSON strictly: no duplicate keys, no prototype keys, no NUL, no lone surrogate, at most 32 levels, 1,000 keys
 * and 20,000 items. Texts with too many of them are refused before any value is built. A NUL would end in a database
 * error, and a lone surrogate would be stored altered, which breaks a hash taken before.
 */
export function parseJson(text: string): unknown {
  const named = countKeys(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badBody()
  }
  if (named !== checkValue(value)) throw badBody()
  return value
}

/** Checks the parsed value and counts its keys: fewer than the text has means that there were duplicates. */
function checkValue(value: unknown): number {
  if (typeof value === 'string') {
    checkText(value)
    return 0
  }
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + checkValue(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw badBody()
    checkText(key)
    keys += 1 + checkValue(item)
  }
  return keys
}

export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw badBody()
}

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const opens = (code: number) => code === 0x5b || code === 0x7b
const closes = (code: number) => code === 0x5d || code === 0x7d

/**
 * Counts the keys of a JSON text in one pass. Refuses too many keys, items or levels and an unclosed string; the parser
 * decides later whether the text is valid JSON.
 */
function countKeys(text: string): number {
  let [keys, items, depth] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === colon) keys++
    else if (code === comma) items++
    else if (opens(code)) depth++
    else if (closes(code)) depth--
    if (keys > maxKeys || items > maxItems || depth > maxDepth) throw badBody()
  }
  return keys
}

/** The index of the closing quote. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  if (end < 0) throw badBody()
  return end
}

/** Whether an odd number of backslashes precedes it. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text[before] === '\\') before--
  return (at - before) % 2 === 0
}
