import { request } from '@iisp/web/request/request'
import type { TableSettings, TableSettingsPort } from '@iisp/web/table-settings/table-settings-port'
import { getAllTableSettings, tableDelate, tableSetting } from '../contract/settings.ts'

const quiet = { quiet: true } as const

/** Where tables keep what a person changed about their columns. */
export const tableSettingsPort: TableSettingsPort = {
  async loadAll() {
    const all = await request(getAllTableSettings, {}, quiet)
    return new Map(all.map(({ tableId, headerJson }) => [tableId, JSON.parse(headerJson) as TableSettings]))
  },
  async save(tableId, settings) {
    await request(tableSetting, { tableId, headerJson: JSON.stringify(settings) }, quiet)
  },
  async forget(tableId) {
    await request(tableDelate, { tableId }, quiet)
  },
}
