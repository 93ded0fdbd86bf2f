import type { Output } from '@iisp/contract'
import { type MoneyControl, moneyControlList } from '@iisp/identity/contract'
import { deskSetting } from '@iisp/transfers/contract'
import type { ReadAll } from '@iisp/ui/data-table'
import { useCall, useNumberedList, useProfile } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useCallback, useMemo } from 'react'

export type Control = 'strongSignIn' | 'twoPersons'

/** An institution with the rule of its transfer desk; null where it has none, or it is not the reader's own. */
export interface ControlRow extends MoneyControl {
  readonly desk: Output<typeof deskSetting> | null
}

/** Whether a control is on; null where the institution does not have it. */
export const stateOf = ({ strongSignIn, desk }: ControlRow, control: Control): boolean | null =>
  control === 'strongSignIn' ? strongSignIn : (desk?.twoPersons ?? null)

/** The institutions, the own one with the rule of its desk. */
export function useMoneyControls(filters: { readonly keyword: string }, enabled: boolean) {
  const { rows: listed, paging, ...list } = useNumberedList(moneyControlList, filters, { enabled })
  useFollowLanguage(list.reread)
  const desk = useCall(deskSetting, {}, { staleTime: 0 }).data ?? null
  const own = useProfile()?.instiCode
  const withDesk = useCallback(
    (rows: readonly MoneyControl[]): ControlRow[] =>
      rows.map((row) => ({ ...row, desk: row.institutionId === own ? desk : null })),
    [desk, own],
  )
  const rows = useMemo(() => listed && withDesk(listed), [listed, withDesk])
  const readAll: ReadAll<ControlRow> = async (...asked) => withDesk(await paging.readAll(...asked))
  return { ...list, rows, paging: { ...paging, readAll } }
}
