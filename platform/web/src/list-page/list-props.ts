import type { Call, Input, Output } from '@iisp/contract'
import type { Column, ColumnSettings, RowAction, Selection, Sort } from '@iisp/ui/data-table'
import type { ReactNode } from 'react'
import type { FilterSet } from '../filters/filters.ts'
import type { OwnFields } from '../filters/ListFilters.tsx'
import type { Row } from './use-list-answer.ts'
import type { DrawerState } from './use-opened.ts'

/** The current content of a list, for the buttons above it. */
export interface ListView<R, V> {
  /** undefined: nothing has been loaded yet. */
  readonly rows: readonly R[] | undefined
  readonly values: V
  /** Applies other filters. */
  readonly setValues: (values: V) => void
  readonly sort: Sort | null
  readonly settings: ColumnSettings | undefined
}

export interface Segments<V> {
  readonly flag: FlagOf<V>
  readonly label: string
  readonly off: string
  readonly on: string
  /** The segment that leaves nothing out: an empty list offers it. */
  readonly widest?: 'off' | 'on' | undefined
}
type FlagOf<V> = { [K in keyof V]-?: V[K] extends boolean ? K : never }[keyof V]

/** Column settings of one table: the person's changes, undefined if there are none. */
export interface ColumnStore {
  /** They are known. */
  readonly isRead: boolean
  readonly settings: ColumnSettings | undefined
  readonly onSettingsChange: (settings: ColumnSettings) => void
  readonly onSettingsReset: () => void
}

export interface ListProps<C extends Call, R, V extends object> {
  /** Identifies the table in the account's settings and saved views. */
  readonly id: string
  readonly title: string
  /** The call that lists the rows: paged by cursor if its input has one, else by page number. Must not change. */
  readonly call: C
  /**
   * Store of the person's column settings, if the page keeps them apart from the settings of all
   * tables. Keep the identity.
   */
  readonly columnStore?: ColumnStore | undefined
  /** Keep the identity of `columns` and `present`. */
  readonly columns: readonly Column<R>[]
  readonly rowKey: (row: R) => string
  readonly filters?: FilterSet<V, Partial<Input<C>>> | undefined
  /** The filters applied if the address has none. */
  readonly opening?: Partial<V> | undefined
  /** Renders the filters of kind `own`, if needed from the list's answer. */
  readonly draw?: OwnFields<V> | ((answer: Output<C> | undefined) => OwnFields<V>) | undefined
  /** Input of the call that does not come from filters. */
  readonly input?: Partial<Input<C>> | undefined
  /** The sort order as input of the call, if the server sorts. */
  readonly sortInput?: ((sort: Sort | null) => Partial<Input<C>>) | undefined
  /** Converts a row of the answer to a row of the table. */
  readonly present?: ((row: Row<C>) => R) | undefined
  /**
   * Points out what somebody else changed since the person last looked: a call made by `defineChanges`. The filters have
   * `changed: own(changedSince)`.
   */
  readonly changes?: Call | undefined
  /** Topics of pushes after which the list is refetched. */
  readonly follow?: readonly string[] | undefined
  /** While this is true for any row, the list is refetched every 2 s, even without pushes. */
  readonly pollWhile?: ((row: R) => boolean) | undefined
  /** Rows per page, if the person cannot choose it. */
  readonly fixedSize?: number | undefined
  /** Address parameters that belong to the page around the list. Keep the identity. */
  readonly excludedParams?: readonly string[] | undefined
  readonly empty: string | ((values: V) => string)
  /** Renders the drawer of the opened row; spread `drawer` on it. */
  readonly detail?: ((row: R, drawer: DrawerState<R>) => ReactNode) | undefined
  /**
   * The detail has buttons to the previous and next row; one drawer shows them all, so its content needs a key. After an
   * action on a row, the next row that `waits` for this person opens.
   */
  readonly walk?: { readonly waits?: ((row: R) => boolean) | undefined } | undefined
  /** A list to read in, without business: 10 to 100 rows a page, where business tables offer 10 to 200. */
  readonly sizes?: 'simple' | undefined
  /** The selected rows, for actions on several rows. */
  readonly selection?: Selection<R> | undefined
  /** Label of a row action that also opens the detail; without it there is no such action. */
  readonly detailLabel?: string | undefined
  /** Called when somebody opens a row. */
  readonly onOpened?: ((row: R) => void) | undefined
  /** Called when a row is clicked, if there is no `detail`. */
  readonly onRowOpen?: ((row: R) => void) | undefined
  readonly keyColumn?: string | undefined
  readonly rowActions?: ((row: R) => readonly RowAction[]) | undefined
  /** A short description of the list. */
  readonly description?: ReactNode
  /** Two views of the list, switched above it by a `flag` filter, for example open and all cases. */
  readonly segments?: Segments<V> | undefined
  readonly actions?: ReactNode | ((list: ListView<R, V>) => ReactNode)
  /** Sums of the listed rows, shown below them. */
  readonly summary?: ((list: ListView<R, V>) => ReactNode) | undefined
  readonly renderExport?: ((list: ListView<R, V>) => ReactNode) | undefined
  /** Shows a refresh button. */
  readonly refreshable?: boolean | undefined
}
