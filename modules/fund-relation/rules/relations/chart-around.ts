interface Ends {
  readonly motherId: string
  readonly childId: string
}
/**
 * The links connected with a fund, upwards, downwards and through other funds; the nearest ones
 * come first.
 */
export function chartAround<L extends Ends>(links: readonly L[], fund: string): L[] {
  const linksOf = new Map<string, L[]>()
  for (const link of links)
    for (const end of [link.motherId, link.childId]) linksOf.set(end, [...(linksOf.get(end) ?? []), link])
  const around = new Set<L>()
  const reached = new Set([fund])
  for (const one of reached)
    for (const link of linksOf.get(one) ?? []) {
      around.add(link)
      reached.add(link.motherId).add(link.childId)
    }
  return [...around]
}
