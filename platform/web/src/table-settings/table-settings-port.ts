import type { Route } from '@iisp/contract'
import type { TableColumn, TableView } from '@iisp/contract/shell-answers'

export type TableSettings = readonly TableColumn[]

/** Where an account keeps what it changes about tables. */
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

export type LoadTableSettings = () => Promise<TableSettingsPort>

let load: LoadTableSettings | null = null
export const configureTableSettings = (given: LoadTableSettings | null): void => {
  load = given
}
/** null: nothing keeps settings of tables. */
export const tableSettingsPort = (): Promise<TableSettingsPort> | null => load?.() ?? null
