import type { CSSProperties } from 'react'
import { pinVariable } from '../rows/cells.ts'
import { elasticKey, type LaidColumn } from './column-layout.ts'

export const selectWidth = 44

interface Props<R> {
  readonly visible: readonly LaidColumn<R>[]
  readonly selects: boolean
  readonly actionsWidth: number
}
export function ColumnWidths<R>({ visible, selects, actionsWidth }: Props<R>) {
  const elastic = elasticKey(visible)
  return (
    <colgroup>
      {selects && <col style={{ width: selectWidth }} />}
      {visible.map(({ column, width }) => (
        <col key={column.key} style={column.key === elastic ? undefined : { width }} />
      ))}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  )
}

/** Minimum width of the table, and the offsets of fixed columns as CSS variables. */
export function tableStyle<R>(
  visible: readonly LaidColumn<R>[],
  selects: boolean,
  actionsWidth: number,
): CSSProperties {
  const pins: Record<string, string> = {}
  let left = selects ? selectWidth : 0
  visible.forEach(({ column, width }, index) => {
    if (column.fixed === 'left') pins[pinVariable(index)] = `${left}px`
    left += width
  })
  let right = actionsWidth
  visible.forEach((_, fromEnd) => {
    const index = visible.length - 1 - fromEnd
    const laid = visible[index]
    if (laid?.column.fixed === 'right') pins[pinVariable(index)] = `${right}px`
    right += laid?.width ?? 0
  })
  return { minWidth: left + actionsWidth, ...pins }
}
