import type { Route } from '@iisp/contract'

/** Column settings as tables give and take them; the order of the list is the order of the columns. */
export type TableSettings = readonly {
  readonly key: string
  readonly width: number
  readonly visible: boolean
}[]

/** Filters, columns and order of a list as its page's query writes them, kept under a name. */
export interface TableView {
  readonly tableId: string
  readonly name: string
  readonly query: string
  readonly isDefault: boolean
}

/** Where an account keeps what it wants of tables; apps/portal fills it with a module's calls. */
export interface TableSettingsPort {
  /** Every table's settings of the signed-in account. */
  loadAll(): Promise<ReadonlyMap<string, TableSettings>>
  save(tableId: string, settings: TableSettings): Promise<void>
  forget(tableId: string): Promise<void>
  loadViews(): Promise<readonly TableView[]>
  saveView(tableId: string, name: string, query: string): Promise<void>
  forgetView(tableId: string, name: string): Promise<void>
  /** null: no view is the default. */
  chooseView(tableId: string, name: string | null): Promise<void>
  /** Menus whose lists are asked for by hand. */
  loadManualMenus(): Promise<ReadonlySet<string>>
  /** The page where a person chooses these menus. */
  readonly queryModes: Route
}

let port: TableSettingsPort | null = null
export const configureTableSettings = (to: TableSettingsPort): void => {
  port = to
}
export const tableSettingsPort = (): TableSettingsPort | null => port
