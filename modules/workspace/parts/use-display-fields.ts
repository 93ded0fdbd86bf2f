import type { Output } from '@iisp/contract'
import type { ColumnSettings } from '@iisp/ui/data-table'
import { request } from '@iisp/web/request/request'
import { callKey, useCall } from '@iisp/web/request/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deleteDisplay, getDisplay, setDisplay } from '../contract/display-fields.ts'

type DisplayFields = Output<typeof getDisplay>

const silent = () => {}

/** A width of 0 leaves the column as wide as the table draws it. */
const toColumns = (fields: DisplayFields): ColumnSettings =>
  fields.map(({ DISPLAY_FIELD, IS_DISPLAY }) => ({
    key: DISPLAY_FIELD,
    width: 0,
    visible: IS_DISPLAY === '1',
  }))
const toFields = (columns: ColumnSettings): DisplayFields =>
  columns.map(({ key, visible }) => ({ DISPLAY_FIELD: key, IS_DISPLAY: visible ? '1' : '0' }))

/**
 * The columns, and their order, that a person chose for a table without settings of its own, stored
 * under a menu's code. The cache is updated immediately, so the page shows the change when it is
 * opened again. A failed save is silent, since the table already shows the person's choice.
 */
export function useDisplayFields(menuCode: string) {
  const client = useQueryClient()
  const { data, isError } = useCall(getDisplay, { menuCode }, { quiet: true, staleTime: 60_000 })
  return useMemo(() => {
    const keep = (fields: DisplayFields) => client.setQueryData(callKey(getDisplay, { menuCode }), fields)
    return {
      // A failed load is ignored, since a table works without its settings.
      isRead: data !== undefined || isError,
      settings: data && toColumns(data),
      onSettingsChange(columns: ColumnSettings) {
        const fields = toFields(columns)
        keep(fields)
        request(setDisplay, { menuCode, displayField: JSON.stringify(fields) }, { quiet: true }).catch(silent)
      },
      onSettingsReset() {
        keep([])
        request(deleteDisplay, { menuCode }, { quiet: true }).catch(silent)
      },
    }
  }, [data, isError, client, menuCode])
}
