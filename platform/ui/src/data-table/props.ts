import type { ReactNode } from 'react'
import type { CursorPaginationProps, PaginationProps } from '../pagination/index.ts'
import type { ColumnSettings } from './columns/column-layout.ts'
import type { Column, ColumnKind } from './column.ts'
import type { Sort } from './head/sort.ts'

/** Loads the filtered rows up to `limit` and reports progress. Rejects when aborted. */
export type ReadAll<R> = (
  limit: number,
  options: { readonly signal: AbortSignal; readonly onRead: (rows: number) => void },
) => Promise<readonly R[]>

interface Served<R> {
  /** Used for printing; without it only the current page is printed. */
  readonly readAll?: ReadAll<R> | undefined
}

/**
 * `client` pages through `rows` in the browser; for `server` and `cursor`, `rows` is the current page. A change of the
 * page, or of `place`, scrolls to the top.
 */
export type Paging<R = never> =
  | { readonly mode: 'client'; readonly pageSize?: number; readonly sizes?: PaginationProps['sizes'] }
  | ({ readonly mode: 'server' } & Served<R> &
      Omit<PaginationProps, 'quickJumper' | 'hideOnSinglePage' | 'disabled'>)
  | ({ readonly mode: 'cursor' } & Served<R> & Omit<CursorPaginationProps, 'shown' | 'disabled'>)

/** The selected rows by key, including those on other pages. Created by `useSelection`. */
export interface Selection<R> {
  readonly selected: ReadonlyMap<string, R>
  readonly onChange: (selected: ReadonlyMap<string, R>) => void
  readonly isDisabled?: ((row: R) => boolean) | undefined
  /** A row's name in the label of its checkbox and in the tray. */
  readonly nameOf: (row: R) => string
}

/** The data that a table passes to an export: the columns and filters that the person sees. */
export interface TableExport {
  readonly columns: readonly {
    readonly key: string
    readonly title: string
    readonly kind: ColumnKind
    readonly width: number
  }[]
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  /** Keys of the selected rows across all pages; empty means all rows. */
  readonly selected: readonly string[]
}

/**
 * Named views of filters, columns and sort order. The page stores them; each operation resolves to an error text or
 * null.
 */
export interface TableViews {
  readonly list: readonly { readonly name: string; readonly isDefault: boolean }[]
  /** The current view, if it has not been modified. */
  readonly current: string | null
  readonly onApply: (name: string) => void
  readonly onSave: (name: string, columns: ColumnSettings) => Promise<string | null>
  readonly onRemove: (name: string) => Promise<string | null>
  /** Makes this view the default of the page; null for no default. */
  readonly onDefault: (name: string | null) => Promise<string | null>
  /** The full URL of the current view. */
  readonly linkOf: (columns: ColumnSettings) => string
}

export interface RowAction {
  readonly label: string
  readonly onClick: () => void
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The reason why it is disabled, or its effect. */
  readonly hint?: string | undefined
}

export interface DataTableProps<R> {
  /** Label for screen readers. */
  readonly label: string
  /** Must be a stable array: a new one rerenders every row. */
  readonly columns: readonly Column<R>[]
  /** undefined if nothing has been loaded yet. */
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  readonly loading?: boolean | undefined
  readonly error?: { readonly message: string; readonly onRetry?: () => void } | null | undefined
  /** The menu uses manual query and has not been queried yet; the empty table shows a note. */
  readonly manualQuery?: boolean | undefined
  readonly onManualQuerySettings?: (() => void) | undefined
  readonly emptyText?: ReactNode
  /** Without it all rows are on one page. */
  readonly paging?: Paging<R> | undefined
  /** The current sort order if the server sorts; set together with `onSortChange`. */
  readonly sort?: Sort | null | undefined
  readonly onSortChange?: ((sort: Sort | null) => void) | undefined
  readonly selection?: Selection<R> | undefined
  readonly settings?: ColumnSettings | undefined
  /** Called 1000 ms after the last change of a width, the order or the visibility of columns. */
  readonly onSettingsChange?: ((settings: ColumnSettings) => void) | undefined
  /** 恢复默认 was clicked. Without this callback `onSettingsChange` is called with an empty list. */
  readonly onSettingsReset?: (() => void) | undefined
  readonly columnPanel?: boolean | undefined
  /** Named views of the page. */
  readonly views?: TableViews | undefined
  /** The active filters as written to the URL; passed to `onExport`. */
  readonly filters?: Readonly<Record<string, string>> | undefined
  /** 导出 was clicked. Without this callback there is no button. */
  readonly onExport?: ((what: TableExport) => void) | undefined
  /** The page has its own export, which is mentioned when a print is truncated. */
  readonly canExport?: boolean | undefined
  /**
   * Height of the body. 'fill' takes the remaining height of a `Page fill`; 1 to 4 are the window height minus 164,
   * 202, 240 or 124 px; 'content' grows with its rows.
   */
  readonly heightType?: 'fill' | 1 | 2 | 3 | 4 | 'content' | undefined
  /** Rows with a small dot before their key cell, by key, with the text of the dot. */
  readonly pointed?: { readonly keys: ReadonlySet<string>; readonly label: string } | undefined
  /** Opens a row when its key cell is clicked. */
  readonly onRowOpen?: ((row: R) => void) | undefined
  /** The column whose cell opens the row; the first by default. */
  readonly keyColumn?: string | undefined
  readonly rowActions?: ((row: R) => readonly RowAction[]) | undefined
  /** Left side of the toolbar. */
  readonly actions?: ReactNode
  /** A quiet line beside the actions. */
  readonly note?: ReactNode
  /** Sums of the listed rows, at the left of the footer while no rows are selected. */
  readonly summary?: ReactNode
  /** Right side of the toolbar, before the column settings. */
  readonly tools?: ReactNode
}
