/**
 * The most UTF-16 units that a whole-text match of the pattern can have; Infinity where it has no bound. Knows the
 * constructs that schemas use: classes, groups, alternation, quantifiers, lookahead. A pattern that is not anchored
 * at both ends has no bound.
 */
export function longestMatch(pattern: string): number {
  const reading = { pattern, at: 0 }
  const isAnchored = pattern.startsWith('^') && /(^|[^\\])\$$/.test(pattern)
  return isAnchored ? alternatives(reading) : Number.POSITIVE_INFINITY
}

interface Reading {
  readonly pattern: string
  at: number
}

/** Reads up to the closing bracket of the group, or to the end. */
function alternatives(reading: Reading): number {
  let longest = 0
  let sum = 0
  while (reading.at < reading.pattern.length && reading.pattern[reading.at] !== ')') {
    if (reading.pattern[reading.at] === '|') {
      longest = Math.max(longest, sum)
      sum = 0
      reading.at++
    } else {
      const one = atom(reading)
      const times = quantifier(reading)
      sum += one === 0 || times === 0 ? 0 : one * times
    }
  }
  return Math.max(longest, sum)
}

/** Whether it may match a character outside the basic plane, which takes two units. */
const wide = /^\.$|^\[\^|\\[pPDWS]|\\u\{|[^\0-\uffff]/u

function atom(reading: Reading): number {
  const { pattern } = reading
  const rest = pattern.slice(reading.at)
  const assertion = /^(?:[\^$]|\\[bB])/.exec(rest)
  if (assertion !== null) return skip(reading, assertion[0], 0)
  if (rest.startsWith('(')) {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0] ?? '('
    skip(reading, opening, 0)
    const inside = alternatives(reading)
    skip(reading, ')', 0)
    return /[=!]$/.test(opening) ? 0 : inside
  }
  const one = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x..|\\.|[^])/u.exec(
    rest,
  )
  const text = one?.[0] ?? ''
  return skip(reading, text, wide.test(text) ? 2 : 1)
}

function quantifier(reading: Reading): number {
  const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(reading.pattern.slice(reading.at))
  if (found === null) return 1
  const [whole, least, comma, most] = found
  skip(reading, whole, 0)
  if (whole.startsWith('?')) return 1
  if (least === undefined || (comma === ',' && most === '')) return Number.POSITIVE_INFINITY
  return Number(most === '' ? least : most)
}

function skip(reading: Reading, text: string, length: number): number {
  reading.at += text.length
  return length
}
