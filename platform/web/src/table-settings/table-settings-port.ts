import type { Route } from '@iisp/contract'
import type { TableColumn, TableView } from '@iisp/contract/shell-answers'

export type TableSettings = readonly TableColumn[]

/** Stores an account's changes to tables. */
export interface TableSettingsPort {
  /** The settings of all tables of the signed-in account, by table id. */
  loadAll(): Promise<ReadonlyMap<string, TableSettings>>
  save(tableId: string, settings: TableSettings): Promise<void>
  forget(tableId: string): Promise<void>
  loadViews(): Promise<readonly TableView[]>
  saveView(tableId: string, name: string, query: string): Promise<void>
  forgetView(tableId: string, name: string): Promise<void>
  /** Makes a view the table's default; null: none. */
  chooseView(tableId: string, name: string | null): Promise<void>
  /** Ids of the menus whose lists are loaded only on 查询. */
  loadManualMenus(): Promise<ReadonlySet<string>>
  /** Notes that the person looks at the list of a page. */
  noteLook(pageId: string): Promise<Look>
  /** The page where a person chooses these menus. */
  readonly queryModes: Route
}

/** A look at a list, in milliseconds since 1970. */
export interface Look {
  readonly lookedAt: number
  /** The look before; null: never, or too long ago. */
  readonly before: number | null
}

export type LoadTableSettings = () => Promise<TableSettingsPort>

let load: LoadTableSettings | null = null
export const configureTableSettings = (given: LoadTableSettings | null): void => {
  load = given
}
/** null if the portal does not store table settings. */
export const tableSettingsPort = (): Promise<TableSettingsPort> | null => load?.() ?? null
