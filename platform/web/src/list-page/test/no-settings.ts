import type { TableSettingsPort } from '../../table-settings/table-settings-port.ts'

const nothing = async () => {}

/** The settings of somebody who has none and keeps none. */
export const noSettings: TableSettingsPort = {
  loadAll: async () => new Map(),
  save: nothing,
  forget: nothing,
  loadViews: async () => [],
  saveView: nothing,
  forgetView: nothing,
  chooseView: nothing,
  loadManualMenus: async () => new Set(),
  noteLook: async () => ({ lookedAt: 0, before: null }),
  queryModes: { path: '/query-modes' },
}
