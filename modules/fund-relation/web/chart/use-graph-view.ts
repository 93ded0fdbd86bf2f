import { useMemo } from 'react'
import { type Flow, fitted } from './FundGraph.tsx'
import { graphSelector } from './FundNode.tsx'
import { fundBox } from './lay-out.ts'

/** Minimum zoom of a chosen part, so that its texts stay readable. */
const readable = { ...fitted, minZoom: 0.6 }

/** Moves and zooms the graph from the controls beside it. */
export const useGraphView = () => useMemo(() => graphView(), [])

function graphView() {
  let flow: Flow | null = null
  const showFunds = (codes: ReadonlySet<string>) =>
    void flow?.fitView({ ...readable, nodes: [...codes].map((id) => ({ id })) })
  return {
    zoomIn: () => void flow?.zoomIn(),
    zoomOut: () => void flow?.zoomOut(),
    fit: () => void flow?.fitView(fitted),
    showFunds,
    isReadable: () => (flow?.getZoom() ?? 1) >= readable.minZoom,
    /** Receives the drawn graph, and immediately shows these funds if there are any. */
    ready: (drawn: Flow, codes: ReadonlySet<string> | null) => {
      flow = drawn
      if (codes !== null) showFunds(codes)
    },
    /** Moves the graph so that a fund reached by key is in sight. */
    reach: (fund: HTMLElement) => {
      const node = flow?.getNode(fund.dataset['fund'] ?? '')
      const graph = fund.closest(graphSelector)
      if (!flow || !node || !graph || isInside(fund.getBoundingClientRect(), graph.getBoundingClientRect()))
        return
      const { x, y } = node.position
      const zoom = Math.max(flow.getZoom(), readable.minZoom)
      void flow.setCenter(x + fundBox.width / 2, y + fundBox.height / 2, { zoom })
    },
  }
}

const isInside = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom
