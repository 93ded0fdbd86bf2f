import { memo, useRef, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { useUiText } from '../../locale/index.ts'
import type { CellSpec } from '../rows/cells.ts'
import { clampWidth } from '../columns/column-layout.ts'
import { maxWidth, minWidth } from '../column.ts'
import css from '../data-table.module.css'
import headCss from './head.module.css'
import type { Sort } from './sort.ts'
import { texts } from '../texts.ts'

/** Callbacks of a header cell. Must be a stable object. */
export interface HeaderActions {
  readonly onSort: (key: string) => void
  /** `done` is false while the edge is still being dragged. */
  readonly onResize: (key: string, width: number, done: boolean) => void
  readonly onMove: (key: string, target: string) => void
  /** Moves a column one place to the left (-1) or right. */
  readonly onNudge: (key: string, by: -1 | 1) => void
}
interface HeaderCellProps<R> {
  readonly cell: CellSpec<R>
  readonly width: number
  readonly order: Sort['order'] | undefined
  /** 1-based; undefined if all columns are rendered. */
  readonly colIndex: number | undefined
  /** Its resize handle is the tab stop for the handles of all columns. */
  readonly isFirst: boolean
  readonly actions: HeaderActions
}

const ariaSort = { descend: 'descending', ascend: 'ascending' } as const
const dragType = 'application/x-iisp-column'
const step = 16

function Cell<R>({ cell, width, order, colIndex, isFirst, actions }: HeaderCellProps<R>) {
  const { key, title, sortable, fixed, hint } = cell.column
  const dragging = !fixed && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, key),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragType) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      actions.onMove(event.dataTransfer.getData(dragType), key)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined
      if (by === undefined || !event.ctrlKey || !event.shiftKey) return
      event.preventDefault()
      actions.onNudge(key, by)
    },
  }
  return (
    <th
      scope="col"
      className={`${cell.className} ${css.head}`}
      style={cell.style}
      aria-sort={order ? ariaSort[order] : sortable ? 'none' : undefined}
      aria-colindex={colIndex}
      title={hint}
      {...dragging}
    >
      {sortable ? (
        <button type="button" className={headCss.sort} onClick={() => actions.onSort(key)}>
          <span className={headCss.title}>{title}</span>
          <SortMark order={order} />
        </button>
      ) : (
        <span className={headCss.title}>{title}</span>
      )}
      <ResizeHandle
        title={title}
        width={width}
        isFirst={isFirst}
        onResize={(to, done) => actions.onResize(key, to, done)}
      />
    </th>
  )
}
export const HeaderCell = memo(Cell) as typeof Cell

const SortMark = ({ order }: { order: Sort['order'] | undefined }) => (
  <svg width="8" height="12" viewBox="0 0 8 12" className={headCss.sortMark} aria-hidden="true">
    <path d="M4 0 7.5 4.5h-7z" className={order === 'ascend' ? headCss.sortOn : headCss.sortOff} />
    <path d="M4 12 .5 7.5h7z" className={order === 'descend' ? headCss.sortOn : headCss.sortOff} />
  </svg>
)

interface ResizeHandleProps {
  readonly title: string
  readonly width: number
  readonly isFirst: boolean
  readonly onResize: (width: number, done: boolean) => void
}

/**
 * The resize handle of a header. Drag it, or use the left and right arrow keys (Home and End for
 * the limits). All handles of a table form one Tab stop; the up and down arrow keys move to another
 * column's handle.
 */
function ResizeHandle({ title, width, isFirst, onResize }: ResizeHandleProps) {
  const text = useUiText(texts)
  const start = useRef<{ x: number; width: number } | null>(null)
  const widthAt = (event: PointerEvent) =>
    clampWidth((start.current?.width ?? width) + event.clientX - (start.current?.x ?? event.clientX))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey) return
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      return handleBeside(event.currentTarget, by)?.focus()
    }
    const to = { ArrowLeft: width - step, ArrowRight: width + step, Home: minWidth, End: maxWidth }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onResize(clampWidth(to), true)
  }
  const end = (event: PointerEvent) => {
    if (start.current) onResize(widthAt(event), true)
    start.current = null
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={text.resize(title)}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={isFirst ? 0 : -1}
      className={headCss.resize}
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // the actual width: an elastic column is wider than its setting
        start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth || width }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      onPointerMove={(event) => start.current && onResize(widthAt(event), false)}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}

/** The handle of a neighbouring column. */
function handleBeside(handle: HTMLElement, by: number): HTMLElement | undefined {
  const all = [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])]
  return all[all.indexOf(handle) + by]
}
