import type { Output } from '@iisp/contract'
import { type ApplicationRow, type Urging, queryUrging } from '@iisp/opening/contract'
import { callKey, useCall } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const isOf = (row: ApplicationRow) => (urging: Urging) =>
  urging.xmbh === row.XMBH && urging.ywrq === row.YWRQ && urging.cpdm === row.CPDM

/** The rows with the urgings that are known here: one just urged shows it at once, before the list is read again. */
export function useUrgings(rows: readonly ApplicationRow[] | undefined) {
  const client = useQueryClient()
  const { data } = useCall(queryUrging, {}, { quiet: true })
  // a changed row is another object: the table draws only those anew
  const marked = useMemo(
    () =>
      rows?.map((row): ApplicationRow => {
        const urged = data?.some((urging) => isOf(row)(urging) && urging.cuibanFlag === '1') ?? false
        return urged && row.cuibanFlag === '0' ? { ...row, cuibanFlag: '1' } : row
      }),
    [rows, data],
  )
  const remember = (row: ApplicationRow, lxrmc: string) => {
    const urging: Urging = {
      xmbh: row.XMBH,
      ywrq: row.YWRQ,
      cpdm: row.CPDM,
      cuibanFlag: '1',
      status: '1',
      lxrmc,
      time: '',
    }
    client.setQueriesData<Output<typeof queryUrging>>({ queryKey: callKey(queryUrging) }, (known = []) => [
      urging,
      ...known,
    ])
  }
  return { rows: marked, remember }
}
