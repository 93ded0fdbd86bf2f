interface Ends {
  readonly motherId: string
  readonly childId: string
}
/** The links that hang together with a fund, up and down. */
export function chartAround<L extends Ends>(links: readonly L[], fund: string): L[] {
  const seen = new Set([fund])
  for (let grown = true; grown;) {
    const before = seen.size
    for (const { motherId, childId } of links) {
      if (seen.has(motherId)) seen.add(childId)
      if (seen.has(childId)) seen.add(motherId)
    }
    grown = seen.size > before
  }
  return links.filter(({ motherId }) => seen.has(motherId))
}
