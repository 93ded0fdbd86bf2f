import { useMemo } from 'react'
import { HiddenText } from '../hidden-text/index.ts'
import { useUiText } from '../locale/index.ts'
import { actionsWidth } from './rows/actions-width.ts'
import { TableBody } from './rows/TableBody.tsx'
import { useRowShape } from './rows/use-row-shape.ts'
import css from './data-table.module.css'
import { rowHeights, useDensity } from './columns/density.ts'
import { useHeadActions } from './head/use-head-actions.ts'
import { NoticeBody } from './NoticeBody.tsx'
import type { DataTableProps } from './props.ts'
import { ColumnWidths, selectWidth, tableStyle } from './columns/table-widths.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableHead } from './head/TableHead.tsx'
import { TableTop } from './TableTop.tsx'
import { texts } from './texts.ts'
import { useBodyHeight } from './use-body-height.ts'
import { useCellRange } from './rows/use-cell-range.ts'
import { useColumns } from './columns/use-columns.ts'
import { usePage } from './use-page.ts'
import { usePrint } from './printing/use-print.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { useRowSelection } from './selection/use-row-selection.ts'

/** A table of records in plain markup, with configurable columns. Long lists render only the visible rows. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { rowKey, selection, rowActions, heightType = 1 } = props
  const height = useBodyHeight(heightType)
  const density = useDensity()
  const rowHeight = rowHeights[density]
  const page = usePage(props, props.columns)
  const scroller = useScrollToTop<HTMLDivElement>(page.place)
  const selects = selection !== undefined
  const acts = rowActions !== undefined
  const text = useUiText(texts)
  const actions = rowActions ? actionsWidth(page.rows, rowActions, text.more) : 0
  const print = usePrint(page, rowKey)
  const { printing } = print
  const columns = useColumns(props, scroller, actions + (selects ? selectWidth : 0), printing)
  const boxes = useRowSelection(selection, page.rows, rowKey)
  const { cells, cut, visible, widths } = columns
  const columnCount = visible.length + Number(selects) + Number(acts)
  const shown = useMemo(() => visible.map(({ column }) => column), [visible])
  const range = useCellRange({ ...page, columns: shown, widths, cells, selects, rowHeight })

  const shape = useRowShape(props, columns, boxes.onToggle)
  const headActions = useHeadActions(columns.actions, page)

  const blank = page.rows.length === 0 || (Boolean(props.error) && props.rows === undefined)
  return (
    <div className={heightType === 'fill' ? `${css.root} ${css.fill}` : css.root} data-density={density}>
      <TableTop props={props} columns={columns} page={page} print={print} blank={blank} />
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
          style={tableStyle(visible, selects, actions)}
          aria-rowcount={page.total < 0 ? -1 : page.total + 1}
          aria-colcount={cut ? columnCount : undefined}
          aria-busy={props.loading ?? false}
        >
          <caption>
            <HiddenText>{props.label}</HiddenText>
          </caption>
          <ColumnWidths visible={visible} selects={selects} actionsWidth={actions} />
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
            <NoticeBody {...props} columnCount={columnCount} />
          ) : (
            <TableBody
              rows={page.rows}
              rowKey={rowKey}
              before={page.before}
              selected={selection?.selected}
              pointed={props.pointed}
              shape={shape}
              markOf={range.markOf}
              printed={printing ? print.rows : undefined}
              height={height}
              rowHeight={rowHeight}
            />
          )}
        </table>
      </div>
      <TableFooter page={page} selection={selection} summary={props.summary} />
    </div>
  )
}
