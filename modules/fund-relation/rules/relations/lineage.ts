interface ChartLink {
  readonly id: string
  readonly mother: string
  readonly child: string
}
export type ChartFocus = { readonly fund: string } | { readonly link: string }
export interface Lineage {
  readonly funds: ReadonlySet<string>
  readonly links: ReadonlySet<string>
}

/**
 * The part of a chart that a selection highlights: for a fund, its mothers upwards and its children
 * downwards; for a link, its two ends.
 */
export function lineageOf(links: readonly ChartLink[], focus: ChartFocus): Lineage {
  if ('link' in focus) {
    const chosen = links.filter(({ id }) => id === focus.link)
    return {
      funds: new Set(chosen.flatMap(({ mother, child }) => [mother, child])),
      links: new Set(chosen.map(({ id }) => id)),
    }
  }
  const up = reachedFrom(focus.fund, links, { from: 'child', to: 'mother' })
  const down = reachedFrom(focus.fund, links, { from: 'mother', to: 'child' })
  return {
    funds: new Set([focus.fund, ...up.funds, ...down.funds]),
    links: new Set([...up.links, ...down.links]),
  }
}

type End = 'mother' | 'child'
function reachedFrom(fund: string, links: readonly ChartLink[], way: { from: End; to: End }): Lineage {
  const funds = new Set([fund])
  const followed = new Set<string>()
  for (const one of funds)
    for (const link of links.filter((any) => any[way.from] === one)) {
      followed.add(link.id)
      funds.add(link[way.to])
    }
  return { funds, links: followed }
}
