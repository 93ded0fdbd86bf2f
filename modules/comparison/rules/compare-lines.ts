import { diffArrays } from 'diff'
import type { LinePart } from '../contract/compare-texts.ts'
import { comparisonLimits } from '../contract/limits.ts'
import { type Ignored, keyOf } from './ignored.ts'

/** Words and numbers (with their points and commas), spaces, and every other character by itself, as Chinese has no spaces. */
const pieces = /[\p{Script=Latin}\p{N}]+(?:[.,]\p{N}+)*|\s+|./gsu
const piecesOf = (line: string): string[] => line.match(pieces) ?? []

export interface ComparedLines {
  readonly left: LinePart[]
  readonly right: LinePart[]
}

/** The differing parts of two lines. Lines that differ too much count as changed as a whole. */
export function compareLines(left: string, right: string, ignored: Ignored): ComparedLines {
  const sides = [piecesOf(left), piecesOf(right)] as const
  const [own, other] = sides.map((side) => side.map((piece) => keyOf(piece, ignored)).filter(Boolean))
  const changes = diffArrays(own ?? [], other ?? [], { maxEditLength: comparisonLimits.changedParts })
  if (changes === undefined) return { left: whole(left), right: whole(right) }
  const changedOn = (side: 'added' | 'removed') =>
    changes
      .filter((change) => change[side] || !(change.added || change.removed))
      .flatMap((change) => Array.from({ length: change.count }, () => change[side]))
  return {
    left: joined(sides[0], changedOn('removed'), ignored),
    right: joined(sides[1], changedOn('added'), ignored),
  }
}

const whole = (text: string): LinePart[] => (text === '' ? [] : [{ text, changed: true }])

/** Puts pieces that are alike together. Ignored pieces have no mark of their own and are never changed. */
function joined(side: readonly string[], marks: readonly boolean[], ignored: Ignored): LinePart[] {
  const parts: { text: string; changed: boolean }[] = []
  let at = 0
  for (const piece of side) {
    const changed = keyOf(piece, ignored) === '' ? false : (marks[at++] ?? false)
    const last = parts.at(-1)
    if (last?.changed === changed) last.text += piece
    else parts.push({ text: piece, changed })
  }
  return parts
}
