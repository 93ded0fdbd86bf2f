import { request } from '@iisp/web/request/request'
import type { TableSettingsPort } from '@iisp/web/table-settings/table-settings-port'
import { listLookNote } from '../contract/list-looks.ts'
import { queryModes } from '../contract/pages.ts'
import { menuQueryModeList } from '../contract/query-modes.ts'
import { getAllTableSettings, tableDelate, tableSetting } from '../contract/table-settings.ts'
import { tableViewDefault, tableViewDelete, tableViewList, tableViewSave } from '../contract/table-views.ts'

const quiet = { quiet: true } as const

/** Stores columns and views of tables, and reads which menus are set to manual query. */
export const tableSettingsPort: TableSettingsPort = {
  async loadAll() {
    const all = await request(getAllTableSettings, {}, quiet)
    return new Map(all.map(({ tableId, headerJson }) => [tableId, headerJson]))
  },
  async save(tableId, settings) {
    await request(tableSetting, { tableId, headerJson: JSON.stringify(settings) }, quiet)
  },
  async forget(tableId) {
    await request(tableDelate, { tableId }, quiet)
  },
  loadViews: () => request(tableViewList, {}, quiet),
  async saveView(tableId, name, query) {
    await request(tableViewSave, { tableId, name, query }, quiet)
  },
  async forgetView(tableId, name) {
    await request(tableViewDelete, { tableId, name }, quiet)
  },
  async chooseView(tableId, name) {
    await request(tableViewDefault, { tableId, name }, quiet)
  },
  noteLook: (pageId) => request(listLookNote, { pageId }, quiet),
  queryModes,
  async loadManualMenus() {
    const all = await request(menuQueryModeList, {}, quiet)
    return new Set(all.filter(({ mode }) => mode === 'manual').map(({ menuId }) => menuId))
  },
}
