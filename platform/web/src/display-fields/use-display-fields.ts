import type { Call } from '@iisp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../request/request.ts'
import { callKey, useCall } from '../request/use-call.ts'
import { fromDisplayFields, toDisplayFields, type DisplayField, type ShownColumn } from './display-fields.ts'

/** The calls that keep which columns of a plain table are shown; a module passes those of the settings' contract. */
export interface DisplayCalls {
  readonly get: Call
  readonly set: Call
  readonly forget: Call
}
const silent = () => {}

/**
 * Which columns a person shows of a table that has no settings of its own, kept under a menu's code. A failed
 * save is silent, since the table already shows what the person wanted. `calls` is a constant of the page.
 */
export function useDisplayFields(calls: DisplayCalls, menuCode: string) {
  const client = useQueryClient()
  const { data } = useCall(calls.get, { menuCode }, { quiet: true, staleTime: 60_000 })
  return useMemo(() => {
    const keep = (fields: readonly DisplayField[]) =>
      client.setQueryData(callKey(calls.get, { menuCode }), fields)
    return {
      settings: data === undefined ? undefined : fromDisplayFields(data as readonly DisplayField[]),
      onSettingsChange(columns: readonly ShownColumn[]) {
        const fields = toDisplayFields(columns)
        keep(fields)
        const input = { menuCode, displayField: JSON.stringify(fields) }
        request(calls.set, input, { quiet: true }).catch(silent)
      },
      onSettingsReset() {
        keep([])
        request(calls.forget, { menuCode }, { quiet: true }).catch(silent)
      },
    }
  }, [data, calls, client, menuCode])
}
