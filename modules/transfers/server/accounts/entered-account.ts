import { plainAccountNo } from '@iisp/contract/account-number'
import type { WriteContext } from '@iisp/server'
import { fromFlag } from '../flags.ts'

/** Trims the fields of an entered counterparty account. */
export const trimmed = (input: {
  otherAccount: string
  otherAccName: string
  openBankName?: string
  hightBankNo?: string
}) => ({
  accountNo: plainAccountNo(input.otherAccount),
  name: input.otherAccName.trim(),
  bank: (input.openBankName ?? '').trim(),
  branchNo: (input.hightBankNo ?? '').trim(),
})

/** The columns of a new account that tell who entered it, when, and whether it comes first. */
export const enteredBy = ({ actor, now }: WriteContext, { isDefault }: { isDefault?: '0' | '1' }) => ({
  is_default: fromFlag(isDefault),
  created_by: actor.accountId,
  changed_at: now.toISOString(),
})
