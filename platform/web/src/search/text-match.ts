/** The searchable texts of an item. */
export interface Findable {
  readonly text: string
  readonly code: string
  /** Pinyin initials in lower case, word by word; empty until the pinyin table is loaded. */
  readonly initials: readonly string[]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a text: Chinese has no spaces between them. */
export const wordsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** Whether a text starts with the needle at one of its words after the first. */
const startsAtWord = (words: readonly string[], needle: string): boolean =>
  words.some((_, at) => at > 0 && words.slice(at).join('').startsWith(needle))

/**
 * Quality of a match of `query`: 0 is no match, higher is better. The start of the whole text ranks
 * above the start of a word, which ranks above a match inside a word.
 */
export function matchRank(item: Findable, query: string): number {
  const needle = query.trim().toLowerCase()
  if (needle === '') return 0
  const text = item.text.toLowerCase()
  const initials = item.initials.join('')
  if (item.code === needle || text === needle) return 7
  if (text.startsWith(needle)) return 6
  if (item.code.startsWith(needle)) return 5
  if (startsAtWord(wordsOf(text), needle)) return 4
  if (initials.startsWith(needle)) return 3
  if (startsAtWord(item.initials, needle)) return 2
  return text.includes(needle) || initials.includes(needle) ? 1 : 0
}
