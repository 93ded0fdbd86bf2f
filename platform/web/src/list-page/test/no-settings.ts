import type { TableSettingsPort } from '../../table-settings/table-settings-port.ts'

const nothing = async () => {}

/** The settings of a person who has none and stores none. */
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
