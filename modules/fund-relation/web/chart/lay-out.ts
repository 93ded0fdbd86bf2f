import { Graph, layout } from '@dagrejs/dagre'
import { textWidth } from '@iisp/ui/text-width'
import type { Locale } from '@iisp/web'
import type { ChartFund, ChartLink, RelationChart } from '../../contract/relations/relation-list.ts'
import { type ChartText, isPending, linkLines } from './chart-words.ts'

interface Point {
  readonly x: number
  readonly y: number
}
export interface PlacedFund extends Point {
  readonly fund: ChartFund
  readonly mothers: readonly string[]
  readonly children: readonly string[]
}
export interface PlacedLink {
  readonly id: string
  readonly mother: string
  readonly child: string
  readonly lines: readonly string[]
  readonly isPending: boolean
  /** The curve from mother to child, as an SVG path. */
  readonly path: string
  /** The centre of its words. */
  readonly label: Point
}
export interface PlacedChart {
  /** Ordered by row from top to bottom, and from left to right within a row. */
  readonly funds: readonly PlacedFund[]
  readonly links: readonly PlacedLink[]
  readonly width: number
  readonly height: number
}

/** Sizes in px: the box of a fund, and the words on an arrow. */
export const fundBox = { width: 240, height: 88 }
export const labelFont = 12
export const lineHeight = 18
const labelPadding = 8
const margin = 24

export const labelBox = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(textWidth), 0) * (labelFont / 2 + 0.5) + labelPadding * 2,
  height: lines.length * lineHeight,
})

/** Places mothers above their children, without boxes or words on top of each other. */
export function layOut({ nodes, links }: RelationChart, t: ChartText, locale: Locale): PlacedChart {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 32, ranksep: 36, edgesep: 24, marginx: margin, marginy: margin })
  for (const { cpdm } of nodes) graph.setNode(cpdm, { ...fundBox })
  const lines = new Map(links.map((link) => [link.id, linkLines(link, t, locale)] as const))
  for (const { id, source, target } of links)
    graph.setEdge(target, source, { ...labelBox(lines.get(id) ?? []), labelpos: 'c' }, id)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const placeOf = (code: string) => {
    const { x, y } = graph.node(code) as Point
    return { x: x - fundBox.width / 2, y: y - fundBox.height / 2 }
  }
  const funds = nodes.map((fund) => ({
    fund,
    ...placeOf(fund.cpdm),
    mothers: links.filter(({ source }) => source === fund.cpdm).map(({ target }) => target),
    children: links.filter(({ target }) => target === fund.cpdm).map(({ source }) => source),
  }))
  return {
    funds: funds.toSorted((a, b) => a.y - b.y || a.x - b.x),
    links: links.map((link) => ({
      id: link.id,
      mother: link.target,
      child: link.source,
      lines: lines.get(link.id) ?? [],
      isPending: isPending(link),
      ...curveOf(link, graph, placeOf),
    })),
    width,
    height,
  }
}

/** The curve goes through dagre's bends, from the lower edge of the mother to the upper edge of the child. */
function curveOf({ id, source, target }: ChartLink, graph: Graph, placeOf: (code: string) => Point) {
  const { points, x, y } = graph.edge(target, source, id) as { points: Point[]; x: number; y: number }
  const [from, to] = [placeOf(target), placeOf(source)]
  const start = { x: from.x + fundBox.width / 2, y: from.y + fundBox.height }
  const end = { x: to.x + fundBox.width / 2, y: to.y }
  const bends = [...points.slice(1, -1), end]
  let [at, path] = [start, `M${start.x},${start.y}`]
  for (const next of bends) {
    const middle = (at.y + next.y) / 2
    path += ` C${at.x},${middle} ${next.x},${middle} ${next.x},${next.y}`
    at = next
  }
  return { path, label: { x, y } }
}
