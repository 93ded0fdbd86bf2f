import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { BodyRow, type Mark, type RowShape } from './BodyRow.tsx'
import css from '../data-table.module.css'
import type { DataTableProps } from '../props.ts'

export interface BodyProps<R> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  /** Rows on the pages before this one. */
  readonly before: number
  readonly selected: ReadonlyMap<string, R> | undefined
  readonly pointed: DataTableProps<R>['pointed']
  readonly shape: RowShape<R>
  readonly markOf: (index: number) => Mark | undefined
}

/** From this number of rows on only the visible ones are rendered. */
export const virtualFrom = 40
export const headHeight = 34
const overscan = 4

export function PlainBody<R>(props: BodyProps<R>) {
  return <tbody>{props.rows.map((row, index) => drawn(props, row, index))}</tbody>
}

// the header is the first row of the table
const drawn = <R,>(props: BodyProps<R>, row: R, index: number) => {
  const { rowKey, before, selected, pointed, shape, markOf } = props
  const key = rowKey(row)
  return (
    <BodyRow
      key={key}
      row={row}
      index={index}
      ariaRowIndex={before + index + 2}
      selected={selected?.has(key) ?? false}
      pointed={pointed?.keys.has(key) ? pointed.label : undefined}
      mark={markOf(index)}
      shape={shape}
    />
  )
}

interface VirtualBodyProps<R> extends BodyProps<R> {
  /** Height in px to assume before the browser has measured. */
  readonly height: number
  /** Constant while mounted. */
  readonly rowHeight: number
}

/** Renders only the visible rows. Spacer rows replace the others, so that the markup remains a table. */
export function VirtualBody<R>({ height, rowHeight, ...props }: VirtualBodyProps<R>) {
  const { rows } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    // found from inside, because a ref of the surrounding table is not set yet at the first render
    getScrollElement: () => body.current?.closest('div') ?? null,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: headHeight,
    useFlushSync: false,
    initialRect: { width: 0, height },
    observeElementRect: (instance, changed) =>
      observeElementRect(instance, (rect) => changed(rect.height > 0 ? rect : { width: rect.width, height })),
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const end = (items.at(-1)?.index ?? -1) + 1
  return (
    <tbody ref={body}>
      <Spacer height={first * rowHeight} />
      {rows.slice(first, end).map((row, at) => drawn(props, row, first + at))}
      <Spacer height={(rows.length - end) * rowHeight} />
    </tbody>
  )
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden="true" className={css.spacer} style={{ height }} />
