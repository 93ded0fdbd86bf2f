import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useLocale } from '../i18n/index.ts'
import { useOpenTab, usePageMenu } from '../routes/page-tools.ts'
import { tableStore, loadTableStore } from '../table-settings/table-store.ts'
import { tableSettingsPort, type TableSettings } from '../table-settings/table-settings-port.ts'
import { useTableSettings } from '../table-settings/use-table-settings.ts'
import { usePageLocation } from '../tabs/page-hooks.ts'
import {
  columnsOf,
  detailName,
  filtersOf,
  sortOf,
  withColumns,
  withFilters,
  withSort,
  type ListSort,
} from './list-query.ts'
import type { ColumnStore } from './list-props.ts'
import { useViews } from './use-views.ts'

const none: readonly string[] = []

/**
 * State of a list page: filters and sort order from the address, columns from the account or the address, saved views,
 * and whether the list may be fetched (a menu may be set to manual query).
 * @param columnStore where the columns are kept, if not in the account's table settings
 * @param excludedParams address parameters of the page around the list, such as its open tab; keep the identity
 */
export function useListPage(tableId: string, excludedParams = none, columnStore?: ColumnStore) {
  const location = usePageLocation()
  const { query, setQuery } = location
  const account = useTableSettings(tableId)
  const { isRead, ...saved } = columnStore ?? account
  const views = useViews(tableId, location)
  const manual = useManualQuery()
  const settled = useDefaultView(tableId, location, excludedParams)

  const filterText = filtersOf(query, excludedParams).toString()
  const filters = useMemo(() => new URLSearchParams(filterText), [filterText])
  const { ask } = manual
  const setFilters = useCallback(
    (next: URLSearchParams) => {
      ask()
      setQuery(withFilters(query, next, excludedParams))
    },
    [ask, query, setQuery, excludedParams],
  )
  const enabled = settled && manual.asked
  const search = (next: URLSearchParams, inForce: URLSearchParams, restart: () => void) => {
    if (enabled && String(next) === String(inForce)) restart()
    else setFilters(next)
  }
  const sortText = query.get('sort')
  const sort = useMemo(
    () => sortOf(new URLSearchParams(sortText === null ? '' : { sort: sortText })),
    [sortText],
  )
  const onSortChange = useCallback(
    (next: ListSort | null) => setQuery(withSort(query, next)),
    [query, setQuery],
  )
  const columnText = query.get('cols')
  const columns = useMemo(
    () => columnsOf(new URLSearchParams(columnText === null ? '' : { cols: columnText })),
    [columnText],
  )
  // changes to columns given in the address change the address, not the account's settings
  const settings = columns
    ? {
        settings: columns,
        onSettingsChange: (changed: TableSettings) => setQuery(withColumns(query, changed)),
        onSettingsReset: () => setQuery(withColumns(query, null)),
      }
    : saved
  return {
    filters,
    setFilters,
    /** For 查询: applies changed filters; if they are unchanged, restarts the list. */
    search,
    sort,
    onSortChange,
    /** false: do not fetch the list yet. */
    enabled,
    /** Call when 查询 is pressed. */
    ask,
    /** The column settings are known. A table rendered earlier would show columns that the person has hidden. */
    hasColumns: columns !== null || isRead,
    /** Props of the table except the ones for its rows. */
    table: {
      ...settings,
      views,
      filters: Object.fromEntries(filters),
      manualQuery: manual.isManual && !manual.asked,
      onManualQuerySettings: manual.openSettings,
    },
  }
}

/** Whether the list waits for 查询. Nothing is fetched before that is known. */
function useManualQuery() {
  const menu = usePageMenu()
  const locale = useLocale()
  const openTab = useOpenTab()
  const manualMenus = useStore(tableStore, (state) => state.manualMenus)
  useEffect(() => loadTableStore('manualMenus'), [])
  const [pressed, setPressed] = useState(false)
  const ask = useCallback(() => setPressed(true), [])
  const isManual = menu !== null && manualMenus?.has(menu.id) === true
  // a list fetched without waiting stays shown if its menu is then set to manual query
  const [began, setBegan] = useState(false)
  if (!began && manualMenus !== undefined && !isManual) setBegan(true)
  const openSettings = useCallback(async () => {
    const port = await tableSettingsPort()
    if (port) await openTab({ path: port.queryModes.path, query: { MENUNAME: menu?.name[locale] ?? '' } })
  }, [openTab, menu, locale])
  return { isManual, asked: began || pressed, ask, openSettings: () => void openSettings() }
}

/** Opens a page without filters with the table's default view. Returns true once that is decided. */
function useDefaultView(
  tableId: string,
  { query, setQuery }: ReturnType<typeof usePageLocation>,
  excludedParams: readonly string[],
): boolean {
  const views = useStore(tableStore, (state) => state.views)
  const [settled, setSettled] = useState(false)
  const detail = query.get(detailName)
  useEffect(() => loadTableStore('views'), [])
  const isPlain =
    filtersOf(query, excludedParams).size === 0 && sortOf(query) === null && columnsOf(query) === null
  const view = isPlain ? views?.find((one) => one.tableId === tableId && one.isDefault) : undefined
  if (!settled && (views !== undefined || !isPlain) && view === undefined) setSettled(true)
  useEffect(() => {
    if (settled || view === undefined) return
    const next = new URLSearchParams(view.query)
    if (detail !== null) next.set(detailName, detail)
    setQuery(next)
  }, [settled, view, detail, setQuery])
  return settled
}
