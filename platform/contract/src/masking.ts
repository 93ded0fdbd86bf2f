/** Hides the middle of an identity number, account or name: one '*' for each hidden character. */
export function mask(text: string): string {
  const characters = [...text]
  const [head, tail] = shown(text, characters.length)
  const hidden = characters.length - head - tail
  return [
    ...characters.slice(0, head),
    '*'.repeat(hidden),
    ...characters.slice(characters.length - tail),
  ].join('')
}

/** Number of characters that stay readable at the beginning and the end. */
function shown(text: string, length: number): readonly [number, number] {
  if (/^[0-9]{17}[0-9Xx]$/.test(text)) return [6, 4]
  if (length > 8) return [4, 4]
  if (length > 4) return [2, 2]
  return [Math.min(length, 1), 0]
}
