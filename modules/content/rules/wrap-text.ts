/**
 * Breaks a text into lines that fit: at its own breaks, between Chinese characters, and between words.
 * @param fits whether a line is short enough; a single character always counts as such
 */
export function wrapText(text: string, fits: (line: string) => boolean): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const piece of paragraph.match(/[!-~]+|\s+|[^\s!-~]/gu) ?? []) {
      const parts = fits(piece) ? [piece] : [...piece]
      for (const part of parts) {
        if (line === '' || fits(line + part)) line += part
        else {
          lines.push(line.trimEnd())
          line = part.trimStart()
        }
      }
    }
    return [...lines, line.trimEnd()]
  })
}
