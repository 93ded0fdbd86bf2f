import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

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

const queryKey = ['table-settings'] as const

/**
 * What a person changed about a table's columns. All settings are read once a page load; a failed save is
 * silent, since the table already shows what the person wanted.
 */
export function useTableSettings(tableId: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (port === null ? new Map<string, TableSettings>() : port.loadAll()),
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
      void port?.save(tableId, settings).catch(() => {})
    },
    [change, tableId],
  )
  const onSettingsReset = useCallback(() => {
    change(null)
    void port?.forget(tableId).catch(() => {})
  }, [change, tableId])
  return { settings: data?.get(tableId), onSettingsChange, onSettingsReset }
}
