import type { ArticleTexts } from '../contract/article-desk.ts'
import { plainText } from './plain-text.ts'

const parts = ['category', 'titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const
export type ArticlePart = (typeof parts)[number]

/** The parts in which two states of an article differ. */
export const differingParts = (one: ArticleTexts, other: ArticleTexts): readonly ArticlePart[] =>
  parts.filter((part) => one[part].trim() !== other[part].trim())

export interface ChangedLine {
  readonly change: 'removed' | 'added'
  readonly text: string
}
const ends = /<\/(?:p|h3|h4|li|tr|blockquote)>|<(?:br|hr)>/
/** The words of a rich text, paragraph by paragraph. */
const linesOf = (html: string): readonly string[] =>
  html
    .split(ends)
    .map(plainText)
    .filter((line) => line !== '')

/** The paragraphs that an edit removed and added, in the order of the text. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const same = commonLengths(old, now)
  const length = (i: number, j: number) => same[i]?.[j] ?? 0
  const changed: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1]
    else if (i < old.length && (j === now.length || length(i + 1, j) >= length(i, j + 1)))
      changed.push({ change: 'removed', text: old[i++] as string })
    else changed.push({ change: 'added', text: now[j++] as string })
  }
  return changed
}

/** At [i][j]: number of common lines of `old` from i and `now` from j. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      const below = lengths[i + 1] as number[]
      row[j] =
        old[i] === now[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number)
    }
  return lengths
}
