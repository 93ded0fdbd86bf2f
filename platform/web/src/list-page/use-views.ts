import type { TableView } from '@iisp/contract/shell-answers'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { isRequestError } from '../request/request-error.ts'
import {
  tableSettingsPort,
  type TableSettings,
  type TableSettingsPort,
} from '../table-settings/table-settings-port.ts'
import { tableStore } from '../table-settings/table-store.ts'
import type { PageLocation } from '../tabs/page-hooks.ts'
import { plainQuery, withColumns } from './list-query.ts'

/** Runs a save. Resolves to the text of a refusal, to be shown where the person acted, or to null. */
async function tried(
  save: (port: TableSettingsPort) => Promise<void>,
  then: () => void,
): Promise<string | null> {
  try {
    await tableSettingsPort()?.then(save)
    then()
    return null
  } catch (thrown) {
    if (!isRequestError(thrown)) throw thrown
    return thrown.msg
  }
}
const viewsNow = (): readonly TableView[] => tableStore.getState().views ?? []
const keep = (views: readonly TableView[]) =>
  tableStore.setState({ views: views.toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN')) })

/** The views of a table, as props of the view picker. A view stores the query of the page's address. */
export function useViews(tableId: string, { path, query, setQuery }: PageLocation) {
  const all = useStore(tableStore, (state) => state.views)
  return useMemo(() => {
    const list = (all ?? []).filter((view) => view.tableId === tableId)
    const shown = plainQuery(query)
    const others = (name: string) => (view: TableView) => view.tableId !== tableId || view.name !== name
    return {
      list,
      current: list.find((view) => view.query === shown)?.name ?? null,
      onApply(name: string) {
        const view = list.find((one) => one.name === name)
        if (view) setQuery(new URLSearchParams(view.query))
      },
      onSave(name: string, columns: TableSettings) {
        const kept = plainQuery(withColumns(query, columns))
        const isDefault = list.some((view) => view.name === name && view.isDefault)
        return tried(
          (port) => port.saveView(tableId, name, kept),
          () => {
            keep([...viewsNow().filter(others(name)), { tableId, name, query: kept, isDefault }])
            // the address represents the view from here on
            setQuery(new URLSearchParams(kept))
          },
        )
      },
      onRemove: (name: string) =>
        tried(
          (port) => port.forgetView(tableId, name),
          () => keep(viewsNow().filter(others(name))),
        ),
      onDefault: (name: string | null) =>
        tried(
          (port) => port.chooseView(tableId, name),
          () =>
            keep(
              viewsNow().map((view) =>
                view.tableId === tableId ? { ...view, isDefault: view.name === name } : view,
              ),
            ),
        ),
      linkOf(columns: TableSettings) {
        const menu = query.get('mid')
        const link = new URLSearchParams(menu === null ? '' : { mid: menu })
        for (const [name, value] of withColumns(query, columns)) if (name !== 'mid') link.append(name, value)
        return `${window.location.origin}${path}?${link}`
      },
    }
  }, [all, tableId, path, query, setQuery])
}
