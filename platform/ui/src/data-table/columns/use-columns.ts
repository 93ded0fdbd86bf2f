import { useMemo, useState, type RefObject } from 'react'
import { useLatest } from '../../hooks/index.ts'
import { useUiText } from '../../locale/index.ts'
import { announce } from '../announce.ts'
import { cellsInSight, cellSpecs, type Drawn } from '../rows/cells.ts'
import { moveColumn, type LaidColumn } from './column-layout.ts'
import { virtualColumnsFrom } from './column-window.ts'
import { phoneColumns, useIsPhone } from './phone-columns.ts'
import type { HeaderActions } from '../head/HeaderCell.tsx'
import type { DataTableProps } from '../props.ts'
import { texts } from '../texts.ts'
import { useColumnSettings, type ColumnState } from './use-column-settings.ts'
import { useColumnWindow } from './use-column-window.ts'

export interface Columns<R> {
  readonly settings: ColumnState<R>
  readonly visible: readonly LaidColumn<R>[]
  readonly widths: readonly number[]
  /** The cells to render. Keeps its identity while they are the same. */
  readonly cells: readonly Drawn<R>[]
  /** Only some columns are rendered. */
  readonly cut: boolean
  readonly actions: Omit<HeaderActions, 'onSort'>
}

/** The visible columns with the person's settings. `reservedWidth` px are not available for columns. */
export function useColumns<R>(
  props: DataTableProps<R>,
  scroller: RefObject<HTMLElement | null>,
  reservedWidth: number,
  printing: boolean,
): Columns<R> {
  const { columns, keyColumn } = props
  const text = useUiText(texts)
  const settings = useColumnSettings(columns, props)
  const [drag, setDrag] = useState<{ key: string; width: number } | null>(null)
  const { laid } = settings
  const isPhone = useIsPhone()
  const visible = useMemo(() => {
    const shown = laid
      .filter((one) => one.visible)
      .map((one) => (one.column.key === drag?.key ? { ...one, width: drag.width, sized: true } : one))
    return isPhone ? phoneColumns(shown, keyColumn) : shown
  }, [laid, drag, isPhone, keyColumn])
  const widths = useMemo(() => visible.map(({ width }) => width), [visible])
  // a new width creates new column layouts; the cells stay the same while the columns do
  const shownKeys = visible.map(({ column }) => column.key).join('\n')
  const specs = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]))
    return cellSpecs(
      shownKeys.split('\n').flatMap((key) => byKey.get(key) ?? []),
      keyColumn,
    )
  }, [columns, shownKeys, keyColumn])

  const moving = useMemo(
    () => visible.filter(({ column }) => !column.fixed).map(({ width }) => width),
    [visible],
  )
  const fixed =
    widths.reduce((all, width) => all + width, reservedWidth) - moving.reduce((all, width) => all + width, 0)
  const wide = visible.length >= virtualColumnsFrom && !printing
  const shown = useColumnWindow(scroller, moving, fixed, wide)
  const { from, to } = shown ?? {}
  const cells = useMemo(
    () => cellsInSight(specs, from === undefined || to === undefined ? null : { from, to }),
    [specs, from, to],
  )

  const latest = useLatest({ settings, text })
  const actions = useMemo<Columns<R>['actions']>(
    () => ({
      onResize(key, width, done) {
        const { settings: now } = latest.current
        setDrag(done ? null : { key, width })
        if (done) now.change(now.laid.map((one) => (one.column.key === key ? { ...one, width } : one)))
      },
      onMove(key, target) {
        const { settings: now } = latest.current
        now.change(moveColumn(now.laid, key, target))
      },
      onNudge(key, by) {
        const { settings: now, text: labels } = latest.current
        const open = now.laid.filter((one) => one.visible && !one.column.fixed)
        const at = open.findIndex(({ column }) => column.key === key)
        const target = open[at + by]
        const moved = open[at]
        if (!target || !moved) return
        const next = moveColumn(now.laid, key, target.column.key)
        now.change(next)
        const position = next.filter((one) => one.visible).findIndex(({ column }) => column.key === key)
        announce(labels.moved(moved.column.title, position + 1))
      },
    }),
    [latest],
  )
  return { settings, visible, widths, cells, cut: shown !== null, actions }
}
