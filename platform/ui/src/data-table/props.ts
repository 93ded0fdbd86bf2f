import type { ReactNode } from 'react'
import type { PageSizeSet } from '../pagination/index.ts'
import type { ColumnSettings } from './columns/column-layout.ts'
import type { Column, ColumnKind } from './column.ts'
import type { Sort } from './head/sort.ts'

type Sizes = PageSizeSet | readonly number[] | null

/** Reads what the filter shows, up to `limit` rows, telling how many are here; rejects when it was stopped. */
export type ReadAll<R> = (
  limit: number,
  options: { readonly signal: AbortSignal; readonly onRead: (rows: number) => void },
) => Promise<readonly R[]>

/** `client` cuts `rows` itself; `server` and `cursor` show `rows` as the page that it is. */
export type Paging<R = never> =
  | { readonly mode: 'client'; readonly pageSize?: number; readonly sizes?: Sizes }
  | {
      readonly mode: 'server'
      /** From 1. */
      readonly page: number
      readonly pageSize: number
      readonly total: number
      readonly totalCapped?: boolean | undefined
      readonly sizes?: Sizes
      readonly onChange: (page: number, pageSize: number) => void
      /** For printing; without it only the page is printed. */
      readonly readAll?: ReadAll<R> | undefined
    }
  | {
      readonly mode: 'cursor'
      readonly pageSize: number
      readonly hasPrevious: boolean
      readonly hasNext: boolean
      /** How many pages lie before this one: another page begins at its top. */
      readonly place?: number | undefined
      readonly total?: number | undefined
      readonly totalCapped?: boolean | undefined
      readonly sizes?: Sizes
      readonly onPrevious: () => void
      readonly onNext: () => void
      readonly onPageSizeChange: (pageSize: number) => void
      readonly readAll?: ReadAll<R> | undefined
    }

/** The selected rows by key; rows of other pages stay in it. `useSelection` makes one. */
export interface Selection<R> {
  readonly selected: ReadonlyMap<string, R>
  readonly onChange: (selected: ReadonlyMap<string, R>) => void
  readonly isDisabled?: ((row: R) => boolean) | undefined
  /** What a row is called: in the label of its box and in the tray. */
  readonly nameOf: (row: R) => string
}

/** What a table hands over for an export: what a person sees of it. */
export interface TableExport {
  readonly columns: readonly {
    readonly key: string
    readonly title: string
    readonly kind: ColumnKind
    readonly width: number
  }[]
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  /** Keys of the rows selected over all pages; empty: all rows are meant. */
  readonly selected: readonly string[]
}

/** Filters, columns and order kept under names. The page keeps them; a text answered says why it could not. */
export interface TableViews {
  readonly list: readonly { readonly name: string; readonly isDefault: boolean }[]
  /** The view shown, as long as nothing of it was changed. */
  readonly current: string | null
  readonly onApply: (name: string) => void
  readonly onSave: (name: string, columns: ColumnSettings) => Promise<string | null>
  readonly onRemove: (name: string) => Promise<string | null>
  /** Opens the page with this view from now on; null: with none. */
  readonly onDefault: (name: string | null) => Promise<string | null>
  /** The full address of what is shown. */
  readonly linkOf: (columns: ColumnSettings) => string
}

export interface RowAction {
  readonly label: string
  readonly onClick: () => void
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled, or what it does. */
  readonly hint?: string | undefined
}

export interface DataTableProps<R> {
  /** Names the table for screen readers. */
  readonly label: string
  /** Keep this list's identity: a new list draws every row again. */
  readonly columns: readonly Column<R>[]
  /** undefined: nothing has been loaded yet. */
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  readonly loading?: boolean | undefined
  readonly error?: { readonly message: string; readonly onRetry?: () => void } | null | undefined
  /** The menu is queried by hand and has not been: a note stands in the empty table. */
  readonly manualQuery?: boolean | undefined
  readonly onManualQuerySettings?: (() => void) | undefined
  readonly emptyText?: ReactNode
  /** Absent: every row on one page. */
  readonly paging?: Paging<R> | undefined
  /** The order in force, where the server sorts; given together with `onSortChange`. */
  readonly sort?: Sort | null | undefined
  readonly onSortChange?: ((sort: Sort | null) => void) | undefined
  readonly selection?: Selection<R> | undefined
  readonly settings?: ColumnSettings | undefined
  /** Called 1000 ms after the last change of a width, the order or the visibility of columns. */
  readonly onSettingsChange?: ((settings: ColumnSettings) => void) | undefined
  /** 恢复默认 was pressed; without it `onSettingsChange` is called with an empty list. */
  readonly onSettingsReset?: (() => void) | undefined
  readonly columnPanel?: boolean | undefined
  /** What the page keeps and shows under names. */
  readonly views?: TableViews | undefined
  /** What the rows were asked for by, as the address writes it; handed on to `onExport`. */
  readonly filters?: Readonly<Record<string, string>> | undefined
  /** 导出 was pressed; without it there is no such button. */
  readonly onExport?: ((what: TableExport) => void) | undefined
  /** The page has an export of its own: a print that stops before the end names it. */
  readonly canExport?: boolean | undefined
  /**
   * Height of the body: 'fill' takes what is left of a `Page fill`; window height less 164, 202, 240, 124;
   * 'content' grows with its rows.
   */
  readonly heightType?: 'fill' | 1 | 2 | 3 | 4 | 'content' | undefined
  /** Opens a row by a press on its key cell. */
  readonly onRowOpen?: ((row: R) => void) | undefined
  /** The column whose cell opens the row; default the first. */
  readonly keyColumn?: string | undefined
  readonly rowActions?: ((row: R) => readonly RowAction[]) | undefined
  readonly rowActionsWidth?: number | undefined
  /** Left of the tool bar. */
  readonly actions?: ReactNode
  /** Right of the tool bar, before the choice of columns. */
  readonly tools?: ReactNode
}
