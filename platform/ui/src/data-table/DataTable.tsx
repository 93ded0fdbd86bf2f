import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLatest } from '../hooks/index.ts'
import { useUiText } from '../locale/index.ts'
import { PlainBody, VirtualBody, virtualFrom } from './rows/body.tsx'
import type { RowShape } from './rows/BodyRow.tsx'
import css from './data-table.module.css'
import { rowHeights, useDensity } from './columns/density.ts'
import type { HeaderActions } from './head/HeaderCell.tsx'
import { Notice } from './Notice.tsx'
import { PrintedNote, PrintProgress } from './printing/PrintNotes.tsx'
import type { DataTableProps } from './props.ts'
import { ColumnWidths, selectWidth, tableStyle } from './columns/table-widths.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableHead } from './head/TableHead.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { texts } from './texts.ts'
import { useBodyHeight } from './use-body-height.ts'
import { useCellRange } from './rows/use-cell-range.ts'
import { useColumns } from './columns/use-columns.ts'
import { usePage } from './use-page.ts'
import { usePrint } from './printing/use-print.ts'
import { useRowSelection } from './selection/use-row-selection.ts'

/** On paper no cells are marked. */
const nothingMarked = () => undefined

/** A table of records: plain markup, columns a person can arrange, rows drawn only where they are seen. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { rowKey, selection, onRowOpen, rowActions, heightType = 1 } = props
  const text = useUiText(texts)
  const scroller = useRef<HTMLDivElement>(null)
  const height = useBodyHeight(heightType)
  const density = useDensity()
  const rowHeight = rowHeights[density]
  const page = usePage(props, props.columns)
  const selects = selection !== undefined
  const opens = onRowOpen !== undefined
  const acts = rowActions !== undefined
  const actionsWidth = acts ? (props.rowActionsWidth ?? 120) : 0
  const print = usePrint(page, rowKey)
  const { printing } = print
  const columns = useColumns(props, scroller, actionsWidth + (selects ? selectWidth : 0), printing)
  const boxes = useRowSelection(selection, page.rows, rowKey)
  const { cells, cut, visible, widths } = columns
  const shown = useMemo(() => visible.map(({ column }) => column), [visible])
  const range = useCellRange({ ...page, columns: shown, widths, cells, selects, rowHeight })

  const latest = useLatest({ selection, onRowOpen, rowActions, selectRow: text.selectRow, page })
  const shape = useMemo<RowShape<R>>(
    () => ({
      cells,
      cut,
      selects,
      selectLabel: (row) => latest.current.selectRow(latest.current.selection?.nameOf(row) ?? ''),
      isDisabled: (row) => latest.current.selection?.isDisabled?.(row) ?? false,
      onToggle: boxes.onToggle,
      onOpen: opens ? (row) => latest.current.onRowOpen?.(row) : undefined,
      actions: acts ? (row) => latest.current.rowActions?.(row) ?? [] : undefined,
    }),
    [cells, cut, selects, opens, acts, boxes.onToggle, latest],
  )
  const headActions = useMemo<HeaderActions>(
    () => ({ ...columns.actions, onSort: (key) => latest.current.page.toggleSort(key) }),
    [columns.actions, latest],
  )

  // a tab that comes to the front runs its effects again; only another page or order begins at the top
  const place = useRef(page.place)
  useLayoutEffect(() => {
    if (place.current === page.place) return
    place.current = page.place
    if (scroller.current) scroller.current.scrollTop = 0
  }, [page.place])

  const body = { rows: page.rows, rowKey, before: page.before, selected: selection?.selected, shape }
  const canExport = props.canExport === true || props.onExport !== undefined
  const blank = page.rows.length === 0 || (props.error && props.rows === undefined)
  return (
    <div className={heightType === 'fill' ? `${css.root} ${css.fill}` : css.root} data-density={density}>
      <TableToolbar
        props={props}
        settings={columns.settings}
        shown={visible}
        sort={page.sort}
        onPrint={print.print}
      />
      <PrintProgress print={print} page={page} />
      {printing && !blank && <PrintedNote print={print} page={page} canExport={canExport} />}
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
        {...range.handlers}
      >
        <table
          className={css.table}
          style={tableStyle(visible, selects, actionsWidth)}
          aria-rowcount={page.total < 0 ? -1 : page.total + 1}
          aria-colcount={cut ? visible.length + Number(selects) + Number(acts) : undefined}
          aria-busy={props.loading ?? false}
        >
          <caption className={css.caption}>{props.label}</caption>
          <ColumnWidths visible={visible} selects={selects} actionsWidth={actionsWidth} />
          <TableHead
            cells={cells}
            cut={cut}
            widths={widths}
            hasActions={acts}
            pageSelection={boxes.page}
            onSelectPage={boxes.onSelectPage}
            sort={page.sort}
            actions={headActions}
          />
          {blank ? (
            <tbody>
              <tr>
                <td colSpan={visible.length + Number(selects) + Number(acts)} className={css.noticeCell}>
                  <Notice {...props} />
                </td>
              </tr>
            </tbody>
          ) : printing ? (
            <PlainBody {...body} rows={print.rows} before={0} markOf={nothingMarked} />
          ) : page.rows.length >= virtualFrom ? (
            <VirtualBody
              key={density}
              {...body}
              markOf={range.markOf}
              height={height ?? 600}
              rowHeight={rowHeight}
            />
          ) : (
            <PlainBody {...body} markOf={range.markOf} />
          )}
        </table>
      </div>
      <TableFooter page={page} selection={selection} loading={props.loading} />
    </div>
  )
}
