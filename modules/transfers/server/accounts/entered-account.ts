import { plainAccountNo } from '@iisp/contract/account-number'

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
