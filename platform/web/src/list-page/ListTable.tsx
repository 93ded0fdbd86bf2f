import type { Call } from '@iisp/contract'
import { DataTable } from '@iisp/ui/data-table'
import { Skeleton } from '@iisp/ui/skeleton'
import { Fragment, useEffect, type ReactNode } from 'react'
import { ListFilters } from '../filters/ListFilters.tsx'
import { useLive } from '../live/index.ts'
import { useListChanges } from './changes/use-list-changes.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListActions } from './ListActions.tsx'
import type { ListProps, ListView } from './list-props.ts'
import type { Asked } from './use-asked.ts'
import type { useCursorList } from './use-cursor-list.ts'
import type { useNumberedList } from './use-numbered-list.ts'
import { useOpened } from './use-opened.ts'
import { turnOf } from './turn-of.ts'
import { usePresented } from './use-presented.ts'

/** The two parts of a list, placed by the page. */
export interface Frame {
  readonly filters: ReactNode
  readonly table: ReactNode
}
type Answer<C extends Call> = ReturnType<typeof useCursorList<C>> | ReturnType<typeof useNumberedList<C>>
interface Props<C extends Call, R, V extends object> extends ListProps<C, R, V> {
  readonly asked: Asked<C, R, V>
  readonly answer: Answer<C>
  readonly children: (frame: Frame) => ReactNode
}

/** A list with the server's answer: filters, table, and the drawer of the opened row. */
export function ListTable<C extends Call, R, V extends object>(props: Props<C, R, V>) {
  const { rowKey, filters, opening, pollWhile, draw, empty, detail } = props
  const { page, values, setPolling } = props.asked
  const { paging, ...answer } = props.answer
  const { rows, readAll } = usePresented<C, R>({ rows: answer.rows, readAll: paging.readAll }, props.present)
  const polls = pollWhile !== undefined && (rows?.some(pollWhile) ?? false)
  useEffect(() => setPolling(polls), [setPolling, polls])
  useLive(props.follow ?? [], answer.refetch)
  const turn = turnOf(paging, !answer.loading)
  const opened = useOpened({ rows, rowKey, readAll, walk: props.walk, turn })
  const openRow = (row: R) => {
    opened.open(row)
    props.onOpened?.(row)
  }
  const { detailLabel } = props
  const rowActions =
    detailLabel === undefined
      ? props.rowActions
      : (row: R) => [{ label: detailLabel, onClick: () => openRow(row) }, ...(props.rowActions?.(row) ?? [])]
  const view: ListView<R, V> = {
    rows,
    values: (values ?? {}) as V,
    setValues: (next) => filters && page.setFilters(filters.write(next, opening)),
    sort: page.sort,
    settings: page.table.settings,
  }
  const changes = useListChanges<C, R, V>(props, view, answer.data)
  return props.children({
    filters: filters && values && (
      <ListFilters
        filters={filters}
        value={values}
        opening={opening}
        loading={answer.loading}
        draw={typeof draw === 'function' ? draw(answer.data) : draw}
        onQuery={(next) =>
          page.search(filters.write(next, opening), filters.write(values, opening), answer.restart)
        }
      />
    ),
    table: (
      <>
        {changes.line}
        {page.hasColumns ? (
          <DataTable
            label={props.title}
            columns={props.columns}
            rows={rows}
            rowKey={rowKey}
            pointed={changes.pointed}
            loading={answer.loading}
            error={answer.error}
            emptyText={
              <EmptyList
                reason={typeof empty === 'string' ? empty : empty(view.values)}
                segments={props.segments}
                view={view}
              />
            }
            paging={{
              ...paging,
              ...(paging.sizes !== null && { sizes: props.sizes ?? paging.sizes }),
              readAll,
            }}
            {...(props.sortInput && { sort: page.sort, onSortChange: page.onSortChange })}
            {...page.table}
            onRowOpen={detail ? openRow : props.onRowOpen}
            keyColumn={props.keyColumn}
            rowActions={rowActions}
            selection={props.selection}
            canExport={props.renderExport !== undefined}
            heightType="fill"
            note={props.description}
            summary={props.summary?.(view)}
            actions={
              <ListActions
                {...props}
                view={view}
                loading={answer.loading}
                onRefresh={page.enabled ? answer.refresh : page.ask}
              />
            }
          />
        ) : (
          <Skeleton lines={10} />
        )}
        {opened.row !== null && detail && (
          <Fragment key={props.walk ? 'walked' : rowKey(opened.row)}>
            {detail(opened.row, opened.drawer)}
          </Fragment>
        )}
      </>
    ),
  })
}
