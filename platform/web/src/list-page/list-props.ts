import type { Call, Input, Output } from '@iisp/contract'
import type { Column, ColumnSettings, RowAction, Selection, Sort } from '@iisp/ui/data-table'
import type { ReactNode } from 'react'
import type { FilterSet } from '../filters/filters.ts'
import type { OwnFields } from '../filters/ListFilters.tsx'
import type { Row } from './use-list-answer.ts'
import type { DrawerState } from './use-opened.ts'

/** What a list shows now, for the buttons above it. */
export interface ListView<R, V> {
  /** undefined: nothing has been loaded yet. */
  readonly rows: readonly R[] | undefined
  readonly values: V
  /** Asks for the list with other filters. */
  readonly setValues: (values: V) => void
  readonly sort: Sort | null
  readonly settings: ColumnSettings | undefined
}

export interface ListProps<C extends Call, R, V extends object> {
  /** Names the table in the account's settings and saved views. */
  readonly id: string
  readonly title: string
  /** A list's call, by cursor where its input has one, else by page number. A mounted list keeps its call. */
  readonly call: C
  /** Keep its identity, as that of `present`. */
  readonly columns: readonly Column<R>[]
  readonly rowKey: (row: R) => string
  readonly filters?: FilterSet<V, Partial<Input<C>>> | undefined
  /** The filters of an address that names none. */
  readonly opening?: Partial<V> | undefined
  /** Draws the filters that only this page has; some need what the list answered. */
  readonly draw?: OwnFields<V> | ((answer: Output<C> | undefined) => OwnFields<V>) | undefined
  /** Input that the filters do not give. */
  readonly input?: Partial<Input<C>> | undefined
  /** The order as the call takes it, where the server sorts. */
  readonly sortInput?: ((sort: Sort | null) => Partial<Input<C>>) | undefined
  /** What the table shows of an answered row. */
  readonly present?: ((row: Row<C>) => R) | undefined
  /** Topics of pushes after which the list is read again. */
  readonly follow?: readonly string[] | undefined
  /** While a row is so, the list is read again every two seconds, also where no push arrives. */
  readonly pollWhile?: ((row: R) => boolean) | undefined
  /** Rows a page, where the person has no choice of it. */
  readonly fixedSize?: number | undefined
  /** Parameters of the address that belong to the page around the list. Keep the identity. */
  readonly excludedParams?: readonly string[] | undefined
  readonly empty: string | ((values: V) => string)
  /** The drawer of the row that the address opens; spread `drawer` on it. */
  readonly detail?: ((row: R, drawer: DrawerState<R>) => ReactNode) | undefined
  /**
   * One drawer serves all rows, walks from row to row, and keys its content by the row. After a decision on one that
   * `waits` for this person it opens the next that does.
   */
  readonly walk?: { readonly waits?: ((row: R) => boolean) | undefined } | undefined
  /** The rows that are ticked, for actions on several. */
  readonly selection?: Selection<R> | undefined
  /** Names the action that opens the detail too, where the rows have one. */
  readonly detailLabel?: string | undefined
  /** Called when somebody opens a row. */
  readonly onOpened?: ((row: R) => void) | undefined
  /** What a press on a row does, where it has no `detail`. */
  readonly onRowOpen?: ((row: R) => void) | undefined
  readonly keyColumn?: string | undefined
  readonly rowActions?: ((row: R) => readonly RowAction[]) | undefined
  readonly rowActionsWidth?: number | undefined
  readonly actions?: ReactNode | ((list: ListView<R, V>) => ReactNode)
  readonly renderExport?: ((list: ListView<R, V>) => ReactNode) | undefined
  /** Offers to read the list again. */
  readonly refreshable?: boolean | undefined
}
