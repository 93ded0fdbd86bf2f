/** Column settings as tables give and take them; the order of the list is the order of the columns. */
export type TableSettings = readonly {
  readonly key: string
  readonly width: number
  readonly visible: boolean
}[]

/** Where settings are kept; apps/portal fills it with a module's calls. */
export interface TableSettingsPort {
  /** Every table's settings of the signed-in account. */
  loadAll(): Promise<ReadonlyMap<string, TableSettings>>
  save(tableId: string, settings: TableSettings): Promise<void>
  forget(tableId: string): Promise<void>
}

let port: TableSettingsPort | null = null
export const configureTableSettings = (to: TableSettingsPort): void => {
  port = to
}
export const tableSettingsPort = (): TableSettingsPort | null => port
