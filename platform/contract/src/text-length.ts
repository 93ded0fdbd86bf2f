/** East Asian wide and full-width characters, the marks that Chinese type sets full-width, and emoji. */
const wide =
  /[\u1100-\u115F\u2014\u2018\u2019\u201C\u201D\u2026\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u

const widthOf = (character: string) => (wide.test(character) ? 2 : 1)

/** Length in half-width columns: a wide character counts two. */
export function textLength(text: string): number {
  let length = 0
  for (const character of text) length += widthOf(character)
  return length
}

/**
 * The text itself where it fits `limit` columns, else its longest head that does, followed by '…'.
 * Throws TypeError for anything but a string.
 */
export function truncateText(text: string, limit: number): string {
  if (typeof text !== 'string') throw new TypeError('text truncation needs a string')
  let length = 0
  let end = 0
  for (const character of text) {
    length += widthOf(character)
    if (length > limit) return `${text.slice(0, end)}…`
    end += character.length
  }
  return text
}

/** The first `most` characters of a text. Surrogate pairs are never split. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('')
