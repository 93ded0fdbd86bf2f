import '@xyflow/react/dist/base.css'
import { MarkerType, Position, ReactFlow, type ReactFlowInstance } from '@xyflow/react'
import { useText } from '@iisp/web'
import { useMemo } from 'react'
import type { ChartFocus, Lineage } from '../../rules/relations/lineage.ts'
import { chartTexts } from './chart-texts.ts'
import { FundNode, type FundNodeType } from './FundNode.tsx'
import { type PlacedChart, fundBox } from './lay-out.ts'
import { LinkEdge, type LinkEdgeType } from './LinkEdge.tsx'
import { neighbourOf } from './neighbours.ts'
import css from './chart.module.css'

export type Flow = ReactFlowInstance<FundNodeType, LinkEdgeType>
export interface FundGraphProps {
  readonly chart: PlacedChart
  readonly focus: ChartFocus | null
  /** The highlighted part; null highlights everything. */
  readonly lineage: Lineage | null
  readonly onFocusFund: (code: string) => void
  /** A fund got the keyboard's focus. */
  readonly onReach: (fund: HTMLElement) => void
  /** The graph is laid out and can be moved. */
  readonly onReady: (flow: Flow) => void
}
const nodeTypes = { fund: FundNode }
const edgeTypes = { link: LinkEdge }
const marker = { type: MarkerType.ArrowClosed, color: 'var(--iisp-text-tertiary)', width: 18, height: 18 }
const handle = (type: 'source' | 'target', position: Position, y: number) => ({
  type,
  position,
  x: fundBox.width / 2,
  y,
  width: 1,
  height: 1,
})
const handles = [handle('target', Position.Top, 0), handle('source', Position.Bottom, fundBox.height)]
export const fitted = { padding: 0.08, maxZoom: 1 }

/**
 * The funds as boxes with arrows from mothers to children. The view can be moved and zoomed, but
 * not edited.
 */
export function FundGraph({ chart, focus, lineage, onFocusFund, onReach, onReady }: FundGraphProps) {
  const t = useText(chartTexts)
  const nodes = useMemo(() => nodesOf({ chart, focus, lineage, onReach }), [chart, focus, lineage, onReach])
  const edges = useMemo(() => edgesOf({ chart, focus, lineage }), [chart, focus, lineage])
  return (
    <div className={css.canvas}>
      <ReactFlow
        aria-label={t('picture')}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        zoomOnDoubleClick={false}
        minZoom={0.1}
        fitView
        fitViewOptions={fitted}
        onNodeClick={(_, { id }) => onFocusFund(id)}
        onInit={onReady}
      />
    </div>
  )
}

const nodesOf = ({
  chart,
  focus,
  lineage,
  onReach,
}: Omit<FundGraphProps, 'onReady' | 'onFocusFund'>): FundNodeType[] =>
  chart.funds.map((placed) => ({
    id: placed.fund.cpdm,
    type: 'fund',
    position: { x: placed.x, y: placed.y },
    ...fundBox,
    // With known sizes React Flow measures nothing; without them it could not fit the graph into
    // the window.
    measured: fundBox,
    handles,
    data: {
      placed,
      isFocused: focus !== null && 'fund' in focus && focus.fund === placed.fund.cpdm,
      isFaded: lineage !== null && !lineage.funds.has(placed.fund.cpdm),
      onReach,
      neighbour: (key) => neighbourOf(chart.funds, placed.fund.cpdm, key),
    },
  }))

const edgesOf = ({
  chart,
  focus,
  lineage,
}: Pick<FundGraphProps, 'chart' | 'focus' | 'lineage'>): LinkEdgeType[] =>
  chart.links.map((placed) => ({
    id: placed.id,
    type: 'link',
    source: placed.mother,
    target: placed.child,
    markerEnd: marker,
    data: {
      placed,
      isFocused: focus !== null && 'link' in focus && focus.link === placed.id,
      isFaded: lineage !== null && !lineage.links.has(placed.id),
    },
  }))
