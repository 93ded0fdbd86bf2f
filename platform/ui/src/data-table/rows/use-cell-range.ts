import {
  useCallback,
  useMemo,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useUiText } from '../../locale/index.ts'
import { announce } from '../announce.ts'
import type { Mark } from './BodyRow.tsx'
import { headHeight } from './body.tsx'
import { isGap, type Drawn } from './cells.ts'
import { cellText, type Column } from '../column.ts'
import { boundsOf, rangeText, step, type Cell, type Range } from './range.ts'
import { texts } from '../texts.ts'

interface CellRangeOptions<R> {
  readonly rows: readonly R[]
  /** The visible columns and their widths. */
  readonly columns: readonly Column<R>[]
  readonly widths: readonly number[]
  readonly cells: readonly Drawn<R>[]
  readonly selects: boolean
  /** Rows on the pages before this one. */
  readonly before: number
  readonly rowHeight: number
  /** Identifies the page and its sort order. A change clears the marked cells. */
  readonly place: string
}

const controls = 'button, a, input, label, select, [role="separator"]'

/** Marks cells by mouse and keyboard, and copies them as text. */
export function useCellRange<R>(parts: CellRangeOptions<R>) {
  const { rows, columns, cells, selects, before, place } = parts
  const text = useUiText(texts)
  const [held, setHeld] = useState<{ place: string; range: Range } | null>(null)
  const range = held?.place === place ? within(held.range, rows.length, columns.length) : null
  const hold = (next: Range | null) => setHeld(next && { place, range: next })

  const bounds = range && boundsOf(range)
  const { top = 0, bottom = -1, left = 0, right = 0 } = bounds ?? {}
  const mark = useMemo<Mark>(() => ({ left, right }), [left, right])
  const markOf = useCallback(
    (index: number) => (index >= top && index <= bottom ? mark : undefined),
    [top, bottom, mark],
  )

  const cellAt = (target: EventTarget): Cell | null => {
    const td = (target as Element).closest('td')
    const row = Number(td?.parentElement?.getAttribute('aria-rowindex')) - before - 2
    const cell = td ? cells[td.cellIndex - Number(selects)] : undefined
    return cell && !isGap(cell) && row >= 0 ? { row, column: cell.at } : null
  }
  const go = (scroller: HTMLElement, to: Cell, extend: boolean) => {
    hold({ anchor: extend && range ? range.anchor : to, focus: to })
    reveal(scroller, to, parts)
    const column = columns[to.column]
    const row = rows[to.row]
    if (column && row) announce(text.atCell(column.title, cellText(column, row), before + to.row + 1))
  }

  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest(controls)) return
    const cell = cellAt(event.target)
    if (!cell) return
    if (event.shiftKey) event.preventDefault()
    hold({ anchor: event.shiftKey && range ? range.anchor : cell, focus: cell })
  }
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    const cell = range && event.buttons === 1 ? cellAt(event.target) : null
    if (!cell || !range || (cell.row === range.focus.row && cell.column === range.focus.column)) return
    // clears the browser's text selection, which would include the cells in between
    window.getSelection()?.removeAllRanges()
    hold({ anchor: range.anchor, focus: cell })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const scroller = event.currentTarget
    if (event.target !== scroller || rows.length === 0 || event.altKey) return
    const far = event.ctrlKey || event.metaKey
    if (!range) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      return go(
        scroller,
        { row: Math.min(rows.length - 1, Math.ceil(scroller.scrollTop / parts.rowHeight)), column: 0 },
        false,
      )
    }
    const next = step(range.focus, event.key, far, { rows: rows.length, columns: columns.length })
    if (next) go(scroller, next, event.shiftKey)
    else if (event.key === 'Escape') hold(null)
    else if (event.key === 'Enter') enter(controlsIn(scroller, range.focus, parts))
    else if (far && event.key === 'a')
      hold({ anchor: { row: 0, column: 0 }, focus: { row: rows.length - 1, column: columns.length - 1 } })
    else return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const selection = window.getSelection()
    if (!bounds || (selection && !selection.isCollapsed) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', rangeText(rows, columns, bounds))
    announce(text.copied(bottom - top + 1, right - left + 1))
  }
  return { markOf, handlers: { onMouseDown, onMouseOver, onKeyDown, onCopy } }
}

/** Limits a range to the rows that still exist. */
function within({ anchor, focus }: Range, rows: number, columns: number): Range | null {
  if (anchor.row >= rows || anchor.column >= columns) return null
  const end = { row: Math.min(focus.row, rows - 1), column: Math.min(focus.column, columns - 1) }
  return end.row === focus.row && end.column === focus.column ? { anchor, focus } : { anchor, focus: end }
}

type Shape<R> = Pick<CellRangeOptions<R>, 'columns' | 'widths' | 'rowHeight' | 'selects' | 'cells' | 'before'>

/** Scrolls a cell out from under the header and the fixed columns. */
function reveal<R>(scroller: HTMLElement, { row, column }: Cell, shape: Shape<R>): void {
  const { columns, widths, rowHeight } = shape
  const top = row * rowHeight
  const room = scroller.clientHeight - headHeight
  scroller.scrollTop = Math.max(top + rowHeight - room, Math.min(scroller.scrollTop, top))
  if (columns[column]?.fixed) return
  const sum = (part: readonly number[]) => part.reduce((all, width) => all + width, 0)
  const sideOf = (side: 'left' | 'right') => widths.filter((_, at) => columns[at]?.fixed === side)
  const fixedLeft = sum(sideOf('left'))
  const from = sum(widths.slice(0, column)) - fixedLeft
  const width = widths[column] ?? 0
  const span = scroller.clientWidth - fixedLeft - sum(sideOf('right')) - (shape.selects ? 44 : 0)
  scroller.scrollLeft = Math.min(from, Math.max(scroller.scrollLeft, from + width - span))
}

/** Presses the only button or link of a cell; of several controls, or a field, the first gets the focus. */
function enter([first, ...others]: readonly HTMLElement[]): void {
  if (others.length === 0 && !(first instanceof HTMLInputElement)) first?.click()
  else first?.focus()
}

function controlsIn<R>(scroller: HTMLElement, { row, column }: Cell, shape: Shape<R>): HTMLElement[] {
  const at = shape.cells.findIndex((cell) => !isGap(cell) && cell.at === column)
  const tr = scroller.querySelector(`tbody tr[aria-rowindex="${row + shape.before + 2}"]`)
  const cell = tr?.children[at + Number(shape.selects)]
  return [...(cell?.querySelectorAll<HTMLElement>('button, a, input') ?? [])]
}
