import type { Output } from '@iisp/contract'
import { diffArrays } from 'diff'
import type { Difference, LinePart, compareTexts as call } from '../contract/compare-texts.ts'
import { comparisonLimits } from '../contract/limits.ts'
import { compareLines } from './compare-lines.ts'
import { type Ignored, keyOf } from './ignored.ts'

export interface Compared extends Ignored {
  readonly left: string
  readonly right: string
}

/** The lines of a text, with the line endings of any system. An empty text has no lines. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/\r\n|\r|\n/))

/** The differences of two texts; null if more lines differ than can be compared. */
export function compareTexts({ left, right, ...ignored }: Compared): Output<typeof call> | null {
  const sides = { left: linesOf(left), right: linesOf(right) }
  const keys = (lines: readonly string[]) => lines.map((line) => keyOf(line, ignored))
  const changes = diffArrays(keys(sides.left), keys(sides.right), {
    maxEditLength: comparisonLimits.changedLines,
  })
  if (changes === undefined) return null
  const differences: Difference[] = []
  let at = { left: 0, right: 0 }
  let from = at
  const close = () => {
    const lines = {
      left: sides.left.slice(from.left, at.left),
      right: sides.right.slice(from.right, at.right),
    }
    if (lines.left.length + lines.right.length > 0)
      differences.push(differenceOf(lines, { left: from.left + 1, right: from.right + 1 }, ignored))
  }
  for (const { added, removed, count } of changes) {
    if (added) at = { ...at, right: at.right + count }
    else if (removed) at = { ...at, left: at.left + count }
    else {
      close()
      at = { left: at.left + count, right: at.right + count }
      from = at
    }
  }
  close()
  const counted = (kind: Difference['kind']) => differences.filter((one) => one.kind === kind).length
  return {
    differences,
    counts: { changed: counted('changed'), added: counted('added'), removed: counted('removed') },
  }
}

interface Sides<T> {
  readonly left: T
  readonly right: T
}
const allChanged = (text: string): LinePart[] => (text === '' ? [] : [{ text, changed: true }])

function differenceOf({ left, right }: Sides<string[]>, first: Sides<number>, ignored: Ignored): Difference {
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [own, other] = [left[at], right[at]]
    if (own !== undefined && other !== undefined) return compareLines(own, other, ignored)
    return {
      left: own === undefined ? null : allChanged(own),
      right: other === undefined ? null : allChanged(other),
    }
  })
  const kind = left.length === 0 ? 'added' : right.length === 0 ? 'removed' : 'changed'
  return { kind, leftLine: first.left, rightLine: first.right, rows }
}
