const kilo = 1024

/** 1536 → "1.5 KB". */
export function sizeText(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`
  const mega = bytes >= kilo * kilo
  const figure = bytes / (mega ? kilo * kilo : kilo)
  return `${figure.toFixed(figure < 10 ? 1 : 0)} ${mega ? 'MB' : 'KB'}`
}
