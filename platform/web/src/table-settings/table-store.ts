import type { TableView } from '@iisp/contract/shell-answers'
import { createStore } from 'zustand/vanilla'
import { onReset } from '../session/session.ts'
import { tableSettingsPort, type TableSettings, type TableSettingsPort } from './table-settings-port.ts'

/** The account's table settings, read once per page load. undefined: not loaded yet. */
export interface TableStore {
  readonly settings: ReadonlyMap<string, TableSettings> | undefined
  readonly views: readonly TableView[] | undefined
  readonly manualMenus: ReadonlySet<string> | undefined
}
const unread: TableStore = { settings: undefined, views: undefined, manualMenus: undefined }
const nothing = { settings: new Map(), views: [], manualMenus: new Set() } as const

export const tableStore = createStore<TableStore>(() => unread)

const asking = new Set<keyof TableStore>()
/** Incremented when the person changes, so that a late answer for the previous one is discarded. */
let person = 0
let listening = false
/** Drops everything when the person changes or signs out. */
function listen(): void {
  if (listening) return
  listening = true
  onReset(() => {
    person++
    asking.clear()
    tableStore.setState(unread)
  })
}

const loads: { readonly [P in keyof TableStore]: (from: TableSettingsPort) => Promise<unknown> } = {
  settings: (from) => from.loadAll(),
  views: (from) => from.loadViews(),
  manualMenus: (from) => from.loadManualMenus(),
}

/** Loads a part of the store once. A part that cannot be loaded counts as empty, because tables work without it. */
export function loadTableStore(part: keyof TableStore): void {
  listen()
  if (tableStore.getState()[part] !== undefined || asking.has(part)) return
  const from = tableSettingsPort()
  if (!from) return tableStore.setState({ [part]: nothing[part] })
  const mine = person
  asking.add(part)
  const settle = (value: unknown) => {
    if (mine !== person) return
    asking.delete(part)
    // anything saved meanwhile is newer
    if (tableStore.getState()[part] === undefined) tableStore.setState({ [part]: value })
  }
  from.then(loads[part]).then(settle, () => settle(nothing[part]))
}

/** Records that a menu was set to manual query or back. Takes effect the next time the menu is opened. */
export function markManual(menuId: string, manual: boolean): void {
  const next = new Set(tableStore.getState().manualMenus)
  if (manual) next.add(menuId)
  else next.delete(menuId)
  tableStore.setState({ manualMenus: next })
}
