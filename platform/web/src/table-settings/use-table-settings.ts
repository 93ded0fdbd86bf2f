import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { tableSettingsPort, type TableSettings } from './table-settings-port.ts'
import { tableStore, loadTableStore } from './table-store.ts'

function keep(tableId: string, settings: TableSettings | null): void {
  const next = new Map(tableStore.getState().settings)
  if (settings === null) next.delete(tableId)
  else next.set(tableId, settings)
  tableStore.setState({ settings: next })
}
const silent = () => {}

/**
 * A person's changes to a table's columns, and a function that saves them. The settings of all tables are read once per
 * page load. A failed save is ignored, because the table already shows the change.
 */
export function useTableSettings(tableId: string) {
  const isRead = useStore(tableStore, (state) => state.settings !== undefined)
  const settings = useStore(tableStore, (state) => state.settings?.get(tableId))
  useEffect(() => loadTableStore('settings'), [])
  return useMemo(
    () => ({
      isRead,
      settings,
      onSettingsChange(changed: TableSettings) {
        keep(tableId, changed)
        tableSettingsPort()
          ?.then((port) => port.save(tableId, changed))
          .catch(silent)
      },
      onSettingsReset() {
        keep(tableId, null)
        tableSettingsPort()
          ?.then((port) => port.forget(tableId))
          .catch(silent)
      },
    }),
    [tableId, isRead, settings],
  )
}
