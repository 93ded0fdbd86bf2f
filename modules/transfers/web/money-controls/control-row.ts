import type { Output } from '@iisp/contract'
import type { MoneyControl } from '@iisp/identity/contract'
import { deskSetting } from '@iisp/transfers/contract'
import { useCall, useProfile } from '@iisp/web'
import { useCallback } from 'react'

export type Control = 'strongSignIn' | 'twoPersons'

/** An institution with the rule of its transfer desk; null where it has none, or it is not the reader's own. */
export interface ControlRow extends MoneyControl {
  readonly desk: Output<typeof deskSetting> | null
}

/** Whether a control is on; null where the institution does not have it. */
export const stateOf = ({ strongSignIn, desk }: ControlRow, control: Control): boolean | null =>
  control === 'strongSignIn' ? strongSignIn : (desk?.twoPersons ?? null)

/** Adds the desk setting to the row of the reader's own institution, the only one with a desk. */
export function useWithDesk(): (row: MoneyControl) => ControlRow {
  const desk = useCall(deskSetting, {}, { staleTime: 0 }).data ?? null
  const own = useProfile()?.instiCode
  return useCallback((row) => ({ ...row, desk: row.institutionId === own ? desk : null }), [desk, own])
}
