import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import type { PlacedLink } from './lay-out.ts'
import css from './chart.module.css'

export type LinkEdgeType = Edge<
  { readonly placed: PlacedLink; readonly isFocused: boolean; readonly isFaded: boolean },
  'link'
>

/** The arrow from a mother to its child, with its ratios in words. */
export function LinkEdge({ id, data, markerEnd }: EdgeProps<LinkEdgeType>) {
  if (data === undefined) return null
  const { placed, isFocused, isFaded } = data
  const { x, y } = placed.label
  return (
    <>
      <BaseEdge
        id={id}
        path={placed.path}
        {...(markerEnd && { markerEnd })}
        className={css.link ?? ''}
        data-pending={placed.isPending}
        data-focused={isFocused}
        data-faded={isFaded}
      />
      <EdgeLabelRenderer>
        <div
          className={css.label}
          data-focused={isFocused}
          data-faded={isFaded}
          aria-hidden="true"
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
        >
          {placed.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </EdgeLabelRenderer>
    </>
  )
}
