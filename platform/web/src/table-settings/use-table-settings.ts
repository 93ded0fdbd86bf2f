import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tableSettingsPort, type TableSettings } from './table-settings-port.ts'

const queryKey = ['table-settings'] as const

/**
 * What a person changed about a table's columns. All settings are read once a page load; a failed save is
 * silent, since the table already shows what the person wanted.
 */
export function useTableSettings(tableId: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async () => tableSettingsPort()?.loadAll() ?? new Map<string, TableSettings>(),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { quiet: true },
  })
  const change = useCallback(
    (settings: TableSettings | null) =>
      client.setQueryData<ReadonlyMap<string, TableSettings>>(queryKey, (all) => {
        const next = new Map(all)
        if (settings === null) next.delete(tableId)
        else next.set(tableId, settings)
        return next
      }),
    [client, tableId],
  )
  const onSettingsChange = useCallback(
    (settings: TableSettings) => {
      change(settings)
      void tableSettingsPort()
        ?.save(tableId, settings)
        .catch(() => {})
    },
    [change, tableId],
  )
  const onSettingsReset = useCallback(() => {
    change(null)
    void tableSettingsPort()
      ?.forget(tableId)
      .catch(() => {})
  }, [change, tableId])
  return { settings: data?.get(tableId), onSettingsChange, onSettingsReset }
}
