import type { ColumnSettings } from '@iisp/ui/data-table'
import { request } from '@iisp/web/request/request'
import { callKey, useCall } from '@iisp/web/request/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deleteDisplay, getDisplay, setDisplay } from '../../contract/settings.ts'

const quiet = { quiet: true } as const
const silent = () => {}

/** Columns of a plain table by the older store, which keeps which are shown and their order, not their widths. */
export function useDisplayFields(menuCode: string) {
  const client = useQueryClient()
  const { data } = useCall(getDisplay, { menuCode }, { quiet: true, staleTime: Infinity })
  return useMemo(
    () => ({
      settings: data?.map(({ DISPLAY_FIELD, IS_DISPLAY }) => ({
        key: DISPLAY_FIELD,
        width: 0,
        visible: IS_DISPLAY === '1',
      })),
      onSettingsChange(changed: ColumnSettings) {
        const fields = changed.map(({ key, visible }) => ({
          DISPLAY_FIELD: key,
          IS_DISPLAY: visible ? ('1' as const) : ('0' as const),
        }))
        // the table shows it already: a failed save is silent
        request(setDisplay, { menuCode, displayField: JSON.stringify(fields) }, quiet).catch(silent)
      },
      onSettingsReset() {
        client.setQueryData(callKey(getDisplay, { menuCode }), [])
        request(deleteDisplay, { menuCode }, quiet).catch(silent)
      },
    }),
    [client, data, menuCode],
  )
}
