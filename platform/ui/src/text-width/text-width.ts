// East Asian wide and fullwidth forms: CJK, kana, hangul, their punctuation, fullwidth ASCII,
// emoji.
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}\u201c\u201d\u2018\u2019\u2014\u2026]/u

const charWidth = (char: string) => (wide.test(char) ? 2 : 1)

/** Length of a text, where wide characters count double. */
export const textWidth = (value: string): number => {
  let width = 0
  for (const char of value) width += charWidth(char)
  return width
}

/** Cuts the text to `limit`, where wide characters count double. */
export function cutText(value: string, limit: number): string {
  let width = 0
  let end = 0
  for (const char of value) {
    width += charWidth(char)
    if (width > limit) return value.slice(0, end)
    end += char.length
  }
  return value
}
