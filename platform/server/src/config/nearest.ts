/** The word with the fewest single-letter edits, or undefined where all need more than a third of their letters changed. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((word) => ({ word, edits: editDistance(text.toUpperCase(), word.toUpperCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
  const best = ranked[0]
  return best && best.edits <= Math.max(2, best.word.length / 3) ? best.word : undefined
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 0; i < a.length; i += 1) {
    let diagonal = i
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1) {
      const above = row[j + 1] ?? 0
      next.push(Math.min(above + 1, (next[j] ?? 0) + 1, diagonal + (a[i] === b[j] ? 0 : 1)))
      diagonal = above
    }
    row = next
  }
  return row.at(-1) ?? 0
}
