import type { Output } from '@iisp/contract'
import { type ApplicationRow, type Urging, queryUrging } from '@iisp/opening/contract'
import { callKey, useCall } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const isOf = (row: ApplicationRow) => (urging: Urging) =>
  urging.xmbh === row.XMBH && urging.ywrq === row.YWRQ && urging.cpdm === row.CPDM

/** Marks urged rows, so that a row shows its urging before the list is refetched. */
export function useUrgings() {
  const client = useQueryClient()
  const { data } = useCall(queryUrging, {}, { quiet: true })
  const present = useCallback(
    (row: ApplicationRow): ApplicationRow => {
      const urged = data?.some((urging) => isOf(row)(urging) && urging.cuibanFlag === '1') ?? false
      // the table redraws a row if its object changes
      return urged && row.cuibanFlag === '0' ? { ...row, cuibanFlag: '1' } : row
    },
    [data],
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
  return { present, remember }
}
