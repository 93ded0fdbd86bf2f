import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useLatest } from '../hooks/index.ts'
import { useUiText } from '../locale/index.ts'
import { PlainBody, VirtualBody, virtualFrom } from './body.tsx'
import type { RowShape } from './BodyRow.tsx'
import { cellSpecs, pinVariable } from './cells.ts'
import { elasticKey, moveColumn, type LaidColumn } from './column-layout.ts'
import { ColumnPanel } from './ColumnPanel.tsx'
import css from './data-table.module.css'
import { Notice } from './Notice.tsx'
import type { DataTableProps } from './props.ts'
import { TableFooter } from './TableFooter.tsx'
import { TableHead } from './TableHead.tsx'
import { texts } from './texts.ts'
import { useBodyHeight } from './use-body-height.ts'
import { useColumnSettings } from './use-column-settings.ts'
import { usePage } from './use-page.ts'
import { useRowSelection } from './use-row-selection.ts'

const selectWidth = 44

/** A table of records: plain markup, columns a person can arrange, rows drawn only where they are seen. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { columns, rowKey, selection, onRowOpen, rowActions, rowActionsWidth = 120, heightType = 1 } = props
  const text = useUiText(texts)
  const scroller = useRef<HTMLDivElement>(null)
  const height = useBodyHeight(heightType)
  const settings = useColumnSettings(columns, props)
  const [drag, setDrag] = useState<{ key: string; width: number } | null>(null)
  const page = usePage(props, columns)
  const boxes = useRowSelection(selection, page.rows, rowKey)

  const visible = settings.laid
    .filter((laid) => laid.visible)
    .map((laid) => (laid.column.key === drag?.key ? { ...laid, width: drag.width, sized: true } : laid))
  const shown = visible.map((laid) => laid.column)
  const shownKeys = shown.map(({ key }) => key).join('\n')
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `shown` is new at every drawing; its keys say whether it changed
  const cells = useMemo(() => cellSpecs(shown, props.keyColumn), [columns, shownKeys, props.keyColumn])

  const latest = useLatest({ selection, onRowOpen, rowActions, selectRow: text.selectRow })
  const selects = selection !== undefined
  const opens = onRowOpen !== undefined
  const acts = rowActions !== undefined
  const shape = useMemo<RowShape<R>>(
    () => ({
      cells,
      selects,
      selectLabel: (row) => latest.current.selectRow(latest.current.selection?.nameOf(row) ?? ''),
      isDisabled: (row) => latest.current.selection?.isDisabled?.(row) ?? false,
      onToggle: boxes.onToggle,
      onOpen: opens ? (row) => latest.current.onRowOpen?.(row) : undefined,
      actions: acts ? (row) => latest.current.rowActions?.(row) ?? [] : undefined,
    }),
    [cells, selects, opens, acts, boxes.onToggle, latest],
  )

  const pageMark = page.paging?.mode === 'server' ? page.paging.page : undefined
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [pageMark, page.sort])

  const onResize = (key: string, width: number, done: boolean) => {
    setDrag(done ? null : { key, width })
    if (done)
      settings.change(settings.laid.map((laid) => (laid.column.key === key ? { ...laid, width } : laid)))
  }
  const body = { rows: page.rows, rowKey, before: page.before, selected: selection?.selected, shape }
  const hasPanel = props.columnPanel ?? true
  const blank = page.rows.length === 0 || (props.error && props.rows === undefined)
  return (
    <div className={css.root}>
      {(props.actions || props.tools || hasPanel) && (
        <div className={css.toolbar}>
          <div className={css.toolbarActions}>{props.actions}</div>
          <div className={css.toolbarTools}>
            {props.tools}
            {hasPanel && <ColumnPanel state={settings} />}
          </div>
        </div>
      )}
      {props.error && !blank && <Notice rows={props.rows} error={props.error} />}
      <div
        ref={scroller}
        className={css.scroller}
        style={{ height }}
        role="region"
        aria-label={props.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        data-waiting={(props.loading && !blank) || undefined}
      >
        <table
          className={css.table}
          style={tableStyle(visible, selects, acts ? rowActionsWidth : 0)}
          aria-rowcount={page.total < 0 ? -1 : page.total + 1}
          aria-busy={props.loading ?? false}
        >
          <caption className={css.caption}>{props.label}</caption>
          <Columns visible={visible} selects={selects} actionsWidth={acts ? rowActionsWidth : 0} />
          <TableHead
            cells={cells}
            widths={visible.map(({ width }) => width)}
            hasActions={acts}
            pageSelection={boxes.page}
            onSelectPage={boxes.onSelectPage}
            sort={page.sort}
            onSort={page.toggleSort}
            onResize={onResize}
            onMove={(key, target) => settings.change(moveColumn(settings.laid, key, target))}
          />
          {blank ? (
            <tbody>
              <tr>
                <td colSpan={cells.length + Number(selects) + Number(acts)} className={css.noticeCell}>
                  <Notice {...props} />
                </td>
              </tr>
            </tbody>
          ) : page.rows.length >= virtualFrom ? (
            <VirtualBody {...body} scroller={scroller} height={height ?? 600} />
          ) : (
            <PlainBody {...body} />
          )}
        </table>
      </div>
      <TableFooter page={page} selection={selection} loading={props.loading} />
    </div>
  )
}

interface ColumnsProps<R> {
  readonly visible: readonly LaidColumn<R>[]
  readonly selects: boolean
  readonly actionsWidth: number
}
function Columns<R>({ visible, selects, actionsWidth }: ColumnsProps<R>) {
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

/** Least width of the table, and the offsets of fixed columns as variables. */
function tableStyle<R>(
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
